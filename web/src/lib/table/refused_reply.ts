/** What an error of the server is about, and whether what it refuses may still be carried out. */
import type { ErrorMessage } from "../protocol";

/** The decision does not fit the table, or does not fit it any more. */
export function isUnfit(error: ErrorMessage): boolean {
  return error.code === "illegal" || error.code === "stale" || error.code === "not_to_act";
}

/**
 * Plans and hints have no request of their own by which to know the answer: which of those that are waited for was
 * refused? Null: something else, such as a line of chat, which belongs to no seat.
 */
export function refusedReply(error: ErrorMessage, drafting: boolean, advising: boolean): "draft" | "hint" | null {
  if (error.request || (error.table !== null && error.seat === null)) return null;
  if (drafting && advising) return isUnfit(error) ? "draft" : "hint";
  return drafting ? "draft" : advising ? "hint" : null;
}
