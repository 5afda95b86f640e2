/** The time now, for clocks: it goes on while somebody looks at it. */
import { createSubscriber } from "svelte/reactivity";

const TICK_MS = 500;

const look = createSubscriber((tick) => {
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
});

export const ticker = {
  get now(): number {
    look();
    return Date.now();
  },
};
