/** The address of the page: / /learn/{game} /new/{game} /table/{id} /replay/{id} /rules/{game} /tables /people/{game} /me. */
export const route = $state({ path: location.pathname, query: location.search });

export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  route.path = location.pathname;
  route.query = location.search;
  window.scrollTo(0, 0);
}

/** The parts of an address between its slashes, decoded; a part that cannot be decoded is left as it is. */
export function partsOf(path: string): string[] {
  return path
    .split("/")
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}

/** Lets ordinary links change the page without loading it again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

window.addEventListener("popstate", () => {
  route.path = location.pathname;
  route.query = location.search;
});
