/** `target` for an element that has classes of its own. */
import type { LegalAction, RefusedAction } from "../../lib/protocol";
import type { View } from "../../lib/views/stone_layer";
import type { BoardProps } from "../contract";
import { target, type Attributes } from "../targets";

export function choosable(
  board: BoardProps<View>,
  own: string,
  legal?: LegalAction,
  refused?: RefusedAction,
  name?: string,
): Attributes {
  const given = target(board, legal, refused, name);
  return { ...given, class: `${own} ${(given.class as string | undefined) ?? ""}` };
}
