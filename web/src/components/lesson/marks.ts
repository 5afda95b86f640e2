/** The text of a step with its marks: "[1]" in a text stands for the numbered mark on the table. */
export interface TextPart {
  text: string;
  mark: number | null;
}

/** The text without the marks that are not drawn now. */
export function drawnMarks(text: string, drawn: readonly unknown[]): string {
  return text.replace(/ ?\[(\d)\]/g, (mark, number) => (drawn[Number(number) - 1] ? mark : ""));
}

export function textParts(text: string): TextPart[] {
  return text
    .split(/(\[\d\])/)
    .filter(Boolean)
    .map((part) => ({ text: part, mark: /^\[\d\]$/.test(part) ? Number(part[1]) : null }));
}
