/** The keys of the decision bar: digits for the actions in fixed order, then letters the menu does not use. */
export const ACTION_KEYS = [..."1234567890qwetyiopasdfgjkzxvnm"];

export function keyOf(index: number): string | null {
  return ACTION_KEYS[index] ?? null;
}

/** True while the person types into a field: no short cuts then. */
export function isTyping(event: KeyboardEvent): boolean {
  const element = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return !!element && (/^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) || element.isContentEditable);
}
