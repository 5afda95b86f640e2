/** Loads the page again when the server has a newer client than the one this page is made of. */
const LOADED = "rivertable-loaded-again";
const ONCE_MS = 10_000;

/** True if the page that the server has now names other scripts than this page. False if the server does not answer. */
export async function hasNewerClient(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  try {
    const response = await fetch("/", { cache: "no-store" });
    return response.ok && own !== null && !(await response.text()).includes(new URL(own.src).pathname);
  } catch {
    return false;
  }
}

/** Loads the page again, but at most once in ten seconds: several servers may be renewed one after the other. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(LOADED) ?? 0);
  if (Date.now() - last < ONCE_MS) return;
  sessionStorage.setItem(LOADED, String(Date.now()));
  location.reload();
}

/** When a part of the client cannot be loaded, its file name may have changed: then the page is loaded again. */
export function reloadOnMissingPart(): void {
  window.addEventListener("vite:preloadError", () => void hasNewerClient().then((newer) => newer && reloadOnce()));
}
