/** Makes the text of a card smaller until it fits, but not smaller than one can read. */
const LARGEST = 0.75; // rem
const SMALLEST = 0.625;
const STEP = 0.03125;

interface Box {
  style: { fontSize: string };
  scrollHeight: number;
  clientHeight: number;
}

/** Gives the text the largest size that fits its box. */
export function shrink(box: Box): void {
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    box.style.fontSize = `${size}rem`;
    if (!isClipped(box)) return;
  }
}

export function isClipped({ scrollHeight, clientHeight }: Pick<Box, "scrollHeight" | "clientHeight">): boolean {
  return scrollHeight > clientHeight;
}

/** A Svelte attachment that fits the text of an element now and whenever its size changes. */
export function fit(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => shrink(element));
  observer.observe(element);
  return () => observer.disconnect();
}
