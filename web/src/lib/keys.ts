/** The keys of the decision bar: digits for the actions in fixed order, then letters the menu does not use. */
export const ACTION_KEYS = [..."1234567890qetyiopasdfgjkzxvn"];

export function keyOf(index: number): string | null {
  return ACTION_KEYS[index] ?? null;
}

/** True if the key is typed into a field, or pressed with Ctrl, Alt or Meta: it is no short cut then. */
export function isTyping(event: KeyboardEvent): boolean {
  const element = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return !!element && (/^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) || element.isContentEditable);
}

/** True for buttons and links, which Enter or Space presses. */
export function isControl(element: EventTarget | null): boolean {
  return element instanceof Element && element.matches("button, a, [role=button], summary");
}

/** True if the key scrolls the element that has the focus: a log, or a row of seats, with more in it than it can show. */
export function scrolls(element: EventTarget | null, key: string): boolean {
  if (!(element instanceof HTMLElement) || element === document.body || isControl(element)) return false;
  if (key === "ArrowLeft" || key === "ArrowRight") return element.scrollWidth > element.clientWidth;
  return /^(ArrowUp|ArrowDown|Home|End)$/.test(key) && element.scrollHeight > element.clientHeight;
}
