/** Ratings as people see them: everybody begins with the same round number. */

/** The rating that everybody begins with, and what one of the server's points is worth. */
export const BEGINNING = 1000;
export const POINTS = 40;

export function shownRating(rating: number): number {
  return Math.round(BEGINNING + rating * POINTS);
}

/** By how much a rating has changed: "+12", "−7", "±0". */
export function ratingDifference(before: number, after: number): string {
  const difference = shownRating(after) - shownRating(before);
  return difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : "±0";
}
