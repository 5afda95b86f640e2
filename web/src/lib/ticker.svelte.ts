/** The present time as reactive state, for clocks on the screen. It ticks only while something on the screen reads it. */
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
