/**
 * Marks a part of the page that scrolls while something of it lies below what is seen (`data-more-below`); the style sheet
 * then draws a sign at its lower edge.
 */
const SLACK = 4; // pixels: rounding, and the padding of the part

export function tellsMore(element: HTMLElement): () => void {
  const look = () => {
    const below = element.scrollHeight - element.clientHeight - element.scrollTop;
    element.toggleAttribute("data-more-below", below > SLACK);
  };
  const sizes = new ResizeObserver(look);
  const follow = () => {
    sizes.disconnect();
    for (const each of [element, ...element.children]) sizes.observe(each);
    look();
  };
  const children = new MutationObserver(follow);
  element.addEventListener("scroll", look, { passive: true });
  children.observe(element, { childList: true });
  follow();
  return () => {
    element.removeEventListener("scroll", look);
    children.disconnect();
    sizes.disconnect();
  };
}
