/**
 * What a seat has planned, kept in this tab so that it survives a reload. It is stored by the texts of its actions, which
 * mean the same in every version of the client.
 */
import type { Choice } from "../protocol";

export interface StoredPlan {
  /** The chosen actions in order: texts, with a payload where the game's physics has one. */
  actions: (string | Choice)[];
  /** The question it answers; to another one it is no answer. */
  question: string;
  /** The number of the view it was made on, once it is on its way to the server: on a later one it may be carried out. */
  sentOn: number | null;
}

const keyOf = (table: string, seat: number) => `rivertable.plan.${table}.${seat}`;

/** Keeps a plan; one without actions is forgotten. A browser that stores nothing loses it with the page. */
export function storePlan(table: string, seat: number, plan: StoredPlan): void {
  try {
    if (plan.actions.length) sessionStorage.setItem(keyOf(table, seat), JSON.stringify(plan));
    else sessionStorage.removeItem(keyOf(table, seat));
  } catch {
    // without storage a plan lasts as long as its page
  }
}

export function storedPlan(table: string, seat: number): StoredPlan | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table, seat)) ?? "null") as StoredPlan | null;
  } catch {
    return null;
  }
}
