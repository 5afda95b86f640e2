/** Addresses that invite people to a table: by its code for phones, by its link for messages. */
import type { HomeNetworkInfo, TableInfo } from "./protocol";

const HERE = ["localhost", "127.0.0.1", "[::1]"];

/** Where other devices reach the server: by this page's own address, or in the home network; null: not at all. */
export function reachedAt(origin: string, home: HomeNetworkInfo | null): string | null {
  return isOnlyHere(origin) ? (home?.address ?? null) : origin;
}

/** An address of this computer that leads to another computer elsewhere. */
export function isOnlyHere(origin: string): boolean {
  return HERE.includes(new URL(origin).hostname);
}

/** Whether an address is one of a home network, so that a guest has to be in it. */
export function isHome(origin: string): boolean {
  return /^(10|127|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(new URL(origin).hostname);
}

export function codeLink(base: string, code: string): string {
  return `${base}/t/${code}`;
}

export function tableLink(base: string, table: Pick<TableInfo, "id" | "invitation">): string {
  return `${base}/table/${table.id}${table.invitation ? `?invitation=${table.invitation}` : ""}`;
}

/** An address as people read it: without the protocol. */
export function readable(link: string): string {
  return link.replace(/^https?:\/\//, "");
}
