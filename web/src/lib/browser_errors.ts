/** Errors of the client go to the server's log: their kind and places in our own files, and nothing of what is on the page. */
import type { BrowserError } from "./protocol";

const MOST = 5; // of one page, each once
const PLACES = 8;
const PLACE = /([A-Za-z0-9._-]{1,60}):(\d{1,7}):(\d{1,7})/g;

/** What is told of an error. Its message is left out: it may name anything. */
export function errorReport(error: unknown, path: string, script: string | undefined): BrowserError {
  const thrown = error instanceof Error ? error : null;
  const places = [...(thrown?.stack ?? "").matchAll(PLACE)].map(([place]) => place);
  return {
    kind: /^[A-Za-z]{1,40}$/.test(thrown?.name ?? "") ? (thrown?.name ?? "") : "Error",
    page: /^\/([a-z]{0,20})/.exec(path)?.[1] ?? "",
    client: /([A-Za-z0-9._-]{1,40})$/.exec(script ?? "")?.[1] ?? "",
    places: places.slice(0, PLACES),
  };
}

export function tellOfErrors(): void {
  const told = new Set<string>();
  function tell(error: unknown): void {
    const own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;
    const body = JSON.stringify(errorReport(error, location.pathname, own));
    if (told.has(body) || told.size >= MOST) return;
    told.add(body);
    const headers = { "content-type": "application/json" };
    void fetch("/api/browser-errors", { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
  }
  window.addEventListener("error", (event) => tell(event.error));
  window.addEventListener("unhandledrejection", (event) => tell(event.reason));
}
