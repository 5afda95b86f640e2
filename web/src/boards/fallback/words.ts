/** Fields of a view in words, for games that have no drawn board. */
export function isPlain(value: unknown): boolean {
  return value === null || typeof value !== "object";
}

export function spoken(value: unknown): string {
  if (value === null) return "·";
  if (value === true) return "yes";
  if (value === false) return "no";
  return String(value).replaceAll("_", " ");
}

/** A field of the view with its value, "phase: filling"; the fields of a nested value are listed one after another. */
export function told(name: string, value: unknown): string {
  return `${spoken(name)}: ${inner(value)}`;
}

function inner(value: unknown): string {
  if (Array.isArray(value)) return value.length ? value.map(inner).join("; ") : "none";
  if (value && typeof value === "object") {
    return Object.entries(value)
      .map(([name, item]) => `${spoken(name)} ${inner(item)}`)
      .join(", ");
  }
  return value === null ? "hidden or none" : spoken(value);
}
