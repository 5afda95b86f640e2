/** What makes a drawn thing choosable: spread `target(…)`, or `choosable(…)`, on any SVG or HTML element. */
import type { ActionInfo, LegalAction, RefusedAction } from "../lib/protocol";
import type { BoardProps } from "./contract";

type Board = Pick<
  BoardProps,
  "legal" | "refused" | "choose" | "explain" | "point" | "preview" | "hinted" | "alsoHinted"
>;
type Attributes = Record<string, unknown>;

/** The action of that name and arguments that is offered now, legal or refused. */
export function find<A extends ActionInfo>(actions: A[], name: string, ...args: (number | string)[]): A | undefined {
  return actions.find((each) => each.name === name && args.every((arg, i) => each.args[i] === arg));
}

function changeText(action: LegalAction): string {
  return action.changes.map((change) => `${change.what.text} ${change.before} → ${change.after}`).join(", ");
}

/** A hint marks this action: it is the best, or about as good. */
export function isHinted(board: Pick<Board, "hinted" | "alsoHinted">, action: ActionInfo): boolean {
  return action.id === board.hinted || action.id === board.alsoHinted;
}

/** The attributes of a legal target, with handlers that choose it; of a refused one, with its reason; else none. */
export function target(board: Board, legal?: LegalAction, refused?: RefusedAction, name?: string): Attributes {
  if (legal) {
    const said = name ?? legal.label.text;
    return {
      role: "button",
      tabindex: 0,
      class: `can-choose${board.preview?.id === legal.id ? " pointed" : ""}${isHinted(board, legal) ? " hinted" : ""}`,
      "data-action": legal.text,
      "aria-label": legal.changes.length ? `${said}. ${changeText(legal)}` : said,
      onclick: () => board.choose(legal.id),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        board.choose(legal.id);
      },
      onpointerenter: () => board.point(legal.id),
      onpointerleave: () => board.point(null),
      onfocus: () => board.point(legal.id),
      onblur: () => board.point(null),
    };
  }
  if (refused) {
    return {
      role: "button",
      "aria-disabled": "true",
      "aria-label": `${name ?? refused.label.text}. ${refused.reason.text}`,
      class: "cannot-choose",
      onclick: () => board.explain(refused.id),
      onpointerenter: () => board.point(refused.id),
      onpointerleave: () => board.point(null),
    };
  }
  return {};
}

/** `target` for an element that has classes of its own. */
export function choosable(
  board: Board,
  own: string,
  legal?: LegalAction,
  refused?: RefusedAction,
  name?: string,
): Attributes {
  const given = target(board, legal, refused, name);
  return { ...given, class: `${own} ${String(given.class ?? "")}`.trim() };
}
