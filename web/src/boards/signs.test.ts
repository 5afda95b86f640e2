import { expect, test } from "vitest";
import type { Message } from "../lib/protocol";
import { named, signOf } from "./signs";

const say = (id: string, args: Message["args"] = {}): Message => ({ id, args });
const fetched = say("told-fetched", { count: 4, resource: say("resource-stone") });
const sentence = say("told-turn", {
  seat: say("seat", { seat: 0, number: 1 }),
  acts: say("told-list", { one: fetched, other: say("told-built", { building: say("building-mill") }) }),
});

test("a sentence is shown by the most telling of its parts", () => {
  expect(signOf(sentence, ["told-built", "told-fetched"])?.id).toBe("told-built");
  expect(signOf(sentence, ["told-fetched", "told-built"])).toBe(fetched);
  expect(signOf(sentence, ["told-swapped"])).toBeNull();
});

test("what a part speaks of has a name", () => {
  expect([named(fetched, "resource"), named(fetched, "colour")]).toEqual(["stone", null]);
});
