/** The text of a step with its marks: "[1]" in a text stands for the numbered mark on the table. */
export interface TextPart {
  text: string;
  mark: number | null;
}

/** The parts of a text. A mark that is not drawn is left out. */
export function textParts(text: string, isDrawn: (mark: number) => boolean = () => true): TextPart[] {
  return text
    .replace(/ ?\[(\d)\]/g, (mark, number) => (isDrawn(Number(number)) ? mark : ""))
    .split(/(\[\d\])/)
    .filter(Boolean)
    .map((part) => ({ text: part, mark: /^\[\d\]$/.test(part) ? Number(part[1]) : null }));
}
