import { readFileSync } from "node:fs";
import { describe as group, expect, it } from "vitest";
import type { ActionInfo } from "../../lib/protocol";
import { gameSay, gameWords, LANGUAGES } from "../../lib/texts";
import { attemptSaid, describe, noTile, phases, shortLabel } from "./words";

const idsOf = (language: string) =>
  [...readFileSync(`src/boards/stone_layer/${language}.ftl`, "utf8").matchAll(/^([a-z_-]+) =/gm)].map(
    (found) => found[1],
  );
const attempt = {
  number: 1,
  player: 0,
  stone: "s01",
  stack: 2,
  placement: "on_top",
  fouls: [],
  fallen: [],
  film: null,
};
const seats = [{ seat: 0, colour: 0, kind: "person", name: "Anna" }] as never;

group("the board's words", () => {
  it.each(LANGUAGES)("are complete in %s", (language) => {
    expect(idsOf(language)).toEqual(idsOf("en"));
  });

  it("tell what became of an attempt, in the language of the table", async () => {
    const [english, finnish] = [await gameWords("stone_layer"), await gameWords("stone_layer", "fi")];
    expect(attemptSaid(attempt, seats, english)).toBe("Anna: the stone stays on stack 2.");
    expect(attemptSaid({ ...attempt, fallen: [2, 4] }, seats, english)).toBe("Anna: stacks 2, 4 fall!");
    expect(attemptSaid({ ...attempt, placement: "slipped" }, seats, finnish)).toBe("Anna: kivi putoaa pinolta 2.");
  });

  it("are the rules' own in another language, with people's names", async () => {
    const say = await gameSay("stone_layer", "sv");
    const seat = { id: "seat", args: { seat: 0, number: 1 } };
    expect(say?.({ id: "log-tokens_laid", args: { seat, count: 2, stack: 3 } }, ["Anna"])).toContain("Anna lägger 2");
    expect(say?.({ id: "no-such-message", args: {} }, [])).toBeNull();
    expect(await gameSay("riverside", "sv")).toBeNull();
  });

  it("are short on buttons", async () => {
    const words = await gameWords("stone_layer");
    const action = (name: string, ...args: (string | number)[]) =>
      ({ id: 0, name, args, text: name, label: { id: "", args: {}, text: "" } }) as ActionInfo;
    const label = (name: string, ...args: (string | number)[]) => shortLabel(action(name, ...args), {} as never, words);
    expect(label("pick_stone", "m07")).toBe("M 7");
    expect(label("report_fell", 4)).toBe("Stack 4");
    expect(label("report_cause", 1)).toBeNull();
    const told = (named: number[]) => shortLabel(action("report_no_fall"), { report: { named } } as never, words);
    expect([told([]), told([2])]).toEqual(["No stack fell", "Nothing else fell"]);
  });

  it("count tokens and the marker's steps as the language does", async () => {
    const [finnish, danish] = [await gameWords("stone_layer", "fi"), await gameWords("stone_layer", "da")];
    const laid = [0, 1, 2].map((count) => finnish("stays-lay", { count, height: 3 }));
    expect(laid).toEqual([
      "et aseta pistemerkkejä: kivi 3",
      "asetat 1 pistemerkin: kivi 3",
      "asetat 2 pistemerkkiä: kivi 3",
    ]);
    const steps = [1, 2].map((count) => danish("tile-name", { sizes: "lille", steps: count }));
    expect(steps).toEqual(["lille, 1 plads", "lille, 2 pladser"]);
  });

  it("tell of no risk where nothing is known of the stones", async () => {
    const words = await gameWords("stone_layer");
    const stack = { number: 1, stones: [], tokens: [0, 0], next_tokens: 1 };
    const table = { turn: 1, current: 0, marker: 1, tiles: [], deck: 0, used: 0, river: [], players: [] };
    const read = (risk: number[]) =>
      describe({ ...table, stacks: [{ ...stack, risk }] } as never, null, ["Anna", "Bea"], words).join(" ");
    expect(read([1, 2, 3])).toContain("The next stone lays 1. Would fall, small, medium, large: 1, 2, 3 per cent.");
    expect(read([])).not.toContain("Would fall");
  });

  it("name the steps of the alternative start, where no tile lies face up yet", async () => {
    const words = await gameWords("stone_layer");
    const at = (step: string) => phases({ step } as never, words).current;
    expect(["alt_size", "alt_stone", "alt_release", "report_set"].map(at)).toEqual([1, 1, 2, 3]);
    const place = (step: string) => noTile({ step } as never, words);
    expect(["alt_size", "report_set", "pick_tile"].map(place)).toEqual(["not yet", "not yet", "taken"]);
  });
});
