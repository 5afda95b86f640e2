import { readFileSync } from "node:fs";
import { describe as group, expect, it } from "vitest";
import type { ActionInfo, LegalAction } from "../../lib/protocol";
import { gameSay, gameWords, LANGUAGES } from "../../lib/texts";
import { usualAnswer } from "./answers";
import { outline } from "./outline";
import { attemptSaid, shortLabel } from "./words";

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
    const label = (name: string, ...args: (string | number)[]) =>
      shortLabel(
        { id: 0, name, args, text: name, label: { id: "", args: {}, text: "" } } as ActionInfo,
        {} as never,
        words,
      );
    expect(label("pick_stone", "m07")).toBe("M 7");
    expect(label("report_fell", 4)).toBe("Stack 4");
    expect(label("report_cause", 1)).toBeNull();
  });
});

group("the referee's questions", () => {
  it("have one usual answer each", () => {
    const answers = ["report_fell", "report_touched", "report_no_fall"].map((name) => ({ name }) as LegalAction);
    expect(usualAnswer(answers)?.name).toBe("report_no_fall");
    expect(usualAnswer(answers.slice(0, 2))).toBeUndefined();
  });
});

group("the shadow", () => {
  it("is the outline of the corners", () => {
    const square = outline([
      [0, 0],
      [2, 0],
      [1, 1],
      [2, 2],
      [0, 2],
    ]);
    expect(square.split(" ").length).toBe(4);
    expect(square).not.toContain("1.00,1.00");
  });
});
