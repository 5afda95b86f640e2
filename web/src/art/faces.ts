/** A face for every character that bots sit down as. */
const pictures = import.meta.glob<string>("./faces/*.svg", { query: "?url", import: "default", eager: true });

/** The address of a character's face; empty if there is none. */
export function face(character: string | null | undefined): string {
  return pictures[`./faces/${character ?? ""}.svg`] ?? "";
}
