/** What a drawn thing offers: an action to choose, or the reason why it is refused. */
import type { LegalAction, RefusedAction } from "../../../lib/protocol";

/** The `aria-hidden` of a drawing that lies inside a button: the name of the button says all. */
export function hiddenInButton(legal?: LegalAction, refused?: RefusedAction): "true" | undefined {
  return legal || refused ? "true" : undefined;
}

/** Why a card can be chosen: it answers the open question, or `pick` plans an action together with it as the answer. */
export interface Offer {
  legal?: LegalAction;
  refused?: RefusedAction;
  pick?: () => void;
}
