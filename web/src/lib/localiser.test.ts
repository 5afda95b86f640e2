import { expect, test } from "vitest";
import { Localiser } from "./localiser";
import type { ViewMessage } from "./protocol";

test("every step of a hint is said in the chosen language", () => {
  const action = (id: number) => ({
    id,
    name: "a",
    args: [],
    text: "a",
    label: { id: `l${id}`, args: {}, text: "en" },
  });
  const none = { alternative: [], facts: [], why: null, difference: null, outlook: null, reply: null };
  const advice = {
    action: action(1),
    line: [action(1), action(2)],
    points: null,
    payload: null,
    as_good: false,
    ...none,
  };
  const hint = { type: "hint" as const, table: "t", seat: 0, seq: 1, bot: "ismcts", advice: [advice], about: null };
  const said = new Localiser((message) => `de ${message.id}`, []).hint(hint).advice[0];
  expect(said?.action.label.text).toBe("de l1");
  expect(said?.line.map((step) => step.label.text)).toEqual(["de l1", "de l2"]);
});

test("a view is said in the chosen language, and what its catalogue lacks in the server's words", () => {
  const say = (id: string) => ({ id, args: {}, text: `en ${id}` });
  const action = { id: 1, name: "a", args: [], text: "a", label: say("label") };
  const legal = [{ ...action, changes: [{ what: say("what"), before: 0, after: 1 }] }];
  const refused = [{ ...action, code: "full", reason: say("reason"), short: "en short", clause: "X-1" }];
  const position = { decision: say("decision"), legal, refused };
  const events = [{ message: { id: "event", args: {} }, text: "en event" }];
  const turns = [{ seat: 0, first: 0, round: false, text: say("turn") }];
  const proposals = [{ id: 1, message: { id: "proposal", args: {} }, text: "en proposal" }];
  const view = { position, events, turns, notices: [{ text: say("notice") }], proposals, outcome: null };
  const known = new Set(["label", "reason", "short-full", "event", "turn", "notice", "proposal"]);
  const localiser = new Localiser(({ id }) => (known.has(id) ? `fi ${id}` : null), []);
  const said = localiser.view(view as unknown as ViewMessage);
  expect(said.position?.decision?.text).toBe("en decision");
  expect(said.position?.legal[0]).toMatchObject({
    label: { text: "fi label" },
    changes: [{ what: { text: "en what" } }],
  });
  expect(said.position?.refused[0]).toMatchObject({ reason: { text: "fi reason" }, short: "fi short-full" });
  expect(said.events[0]?.text).toBe("fi event");
  expect(said.turns[0]?.text.text).toBe("fi turn");
  expect([said.notices[0]?.text.text, said.proposals[0]?.text]).toEqual(["fi notice", "fi proposal"]);
});

test("an outcome is said with its reason and the lines of its breakdown", () => {
  const line = { label: { id: "boats", args: {}, text: "Boats" }, points: [3, 4] };
  const outcome = { reason: { id: "ended", args: {}, text: "Ended" }, breakdown: [line] };
  const said = new Localiser(({ id }) => `sv ${id}`, []).outcome(outcome as never);
  expect([said?.reason.text, said?.breakdown[0]?.label.text]).toEqual(["sv ended", "sv boats"]);
});

test("a plan is said in the chosen language, with what it changes", () => {
  const say = (id: string) => ({ id, args: {}, text: `en ${id}` });
  const actions = [{ id: 1, name: "a", args: [], text: "a", label: say("label") }];
  const changes = [{ what: say("what"), before: 0, after: 1 }];
  const said = new Localiser(({ id }) => `nb ${id}`, []).drafted({
    actions,
    changes,
    position: null,
    events: [],
  } as never);
  expect([said.actions[0]?.label.text, said.changes[0]?.what.text]).toEqual(["nb label", "nb what"]);
});
