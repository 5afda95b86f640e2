/** A server that was renewed while this page was open has other files: the page loads itself again then. */
const LOADED = "rivertable-loaded-again";
const ONCE_MS = 10_000;

/** Does the server's page name other scripts than this one was made of? */
export async function hasNewerClient(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  try {
    const response = await fetch("/", { cache: "no-store" });
    return response.ok && own !== null && !(await response.text()).includes(new URL(own.src).pathname);
  } catch {
    return false; // it does not answer: stay
  }
}

/** Loads the page again, but not again and again: servers may be renewed one after the other. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(LOADED) ?? 0);
  if (Date.now() - last < ONCE_MS) return;
  sessionStorage.setItem(LOADED, String(Date.now()));
  location.reload();
}

/** A part of the page could not be loaded: perhaps because its name has changed. */
export function reloadOnMissingPart(): void {
  window.addEventListener("vite:preloadError", () => void hasNewerClient().then((newer) => newer && reloadOnce()));
}
