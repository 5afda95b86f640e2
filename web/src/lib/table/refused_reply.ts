/** What an error of the server is about, and whether what it refuses may still be carried out. */
import type { ErrorMessage } from "../protocol";

/** The decision does not fit the position, or does not fit it any more: sending it once more is of no use. */
export function isUnfit(error: ErrorMessage): boolean {
  return error.code === "illegal" || error.code === "stale" || error.code === "not_to_act";
}

/**
 * Drafts and hints have no request id by which their answer is known. This tells which of the two an error refuses, given
 * which of them are waited for. Null: it refuses something else, such as a line of chat, which belongs to no seat.
 */
export function refusedReply(error: ErrorMessage, drafting: boolean, hinting: boolean): "draft" | "hint" | null {
  if (error.request || (error.table !== null && error.seat === null)) return null;
  if (drafting && hinting) return isUnfit(error) ? "draft" : "hint";
  return drafting ? "draft" : hinting ? "hint" : null;
}
