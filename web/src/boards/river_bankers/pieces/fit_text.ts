/** Texts on cards are read in full: they grow smaller until they fit, as far as they can still be read. */
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

/** An attachment for a text in a box of given height, now and whenever the box changes. */
export function fit(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => shrink(element));
  observer.observe(element);
  return () => observer.disconnect();
}
