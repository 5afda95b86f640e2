/** How the stone in the hand would be let go now; null while none is held. A module of its own, to be used without three.js. */
export const inHand: { release: (() => unknown) | null } = { release: null };
