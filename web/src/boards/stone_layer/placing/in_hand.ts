/** How the stone in the hand would be let go now; set while somebody holds one. Kept apart, so that whoever asks needs no three.js. */
export const inHand: { release: (() => unknown) | null } = { release: null };
