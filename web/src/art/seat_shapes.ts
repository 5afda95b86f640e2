/** The shapes of the seats as paths in a square of side 1; `styles/base.css` cuts the same shapes out of a box. */
const SHAPES = [
  "M.5 .03A.47 .47 0 1 1 .499 .03z",
  "M.5 .04L.99 .92H.01z",
  "M.16 .09H.84A.07 .07 0 0 1 .91 .16V.84A.07 .07 0 0 1 .84 .91H.16A.07 .07 0 0 1 .09 .84V.16A.07 .07 0 0 1 .16 .09z",
  "M.5 0L.96 .5L.5 1L.04 .5z",
  "M.26 .06H.74L.99 .5L.74 .94H.26L.01 .5z",
  "M.5 0L.62 .35L.99 .37L.7 .59L.8 .95L.5 .74L.2 .95L.3 .59L.01 .37L.38 .35z",
] as const;

/** The colours of the seats by daylight, as in `styles/tokens.css`. */
export const SEAT_COLOURS = ["#c8443a", "#2a6fb5", "#3c8d4f", "#8452a3", "#c98a12", "#2b8c93"] as const;

export function seatShape(colour: number): string {
  return SHAPES[colour % SHAPES.length] ?? SHAPES[0];
}
