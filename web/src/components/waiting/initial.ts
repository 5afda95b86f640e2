/** The sign by which a person is known at a glance: the first letter of the name, as a large one. */
export function initial(name: string): string {
  const [first = ""] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  const sign = typeof first === "string" ? first : first.segment;
  const large = sign.toLocaleUpperCase();
  return [...large].length > [...sign].length ? sign : large; // ß would become two letters
}
