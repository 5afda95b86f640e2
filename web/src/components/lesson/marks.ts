/** The text of a step with its marks: "[1]" in a text stands for the numbered mark on the table. */
export interface TextPart {
  text: string;
  mark: number | null;
}

export function textParts(text: string): TextPart[] {
  return text
    .split(/( ?\[\d\])/)
    .filter(Boolean)
    .map((part) => ({ text: part, mark: /^ ?\[\d\]$/.test(part) ? Number(part.at(-2)) : null }));
}
