/** The hand a seat had last, kept in the tab by the table's address: after a reload it still tells which cards are new. */

const key = (seat: number) => `hand:${location.pathname}:${seat}`;

export function keepHand(seat: number, cards: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(key(seat), JSON.stringify([...cards]));
  } catch {
    // Without storage no card is marked as new.
  }
}

export function seenHand(seat: number): ReadonlySet<string> | null {
  try {
    const cards: unknown = JSON.parse(sessionStorage.getItem(key(seat)) ?? "null");
    return Array.isArray(cards) ? new Set(cards.map(String)) : null;
  } catch {
    return null;
  }
}
