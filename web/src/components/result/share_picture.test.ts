import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import type { OutcomeInfo, SeatInfo } from "../../lib/protocol";
import { paintedLines } from "./score_lines";
import { escaped, shareOrSave, shareSvg } from "./share_picture";

const names = ["Mara", "Jonas <b> & Co, who has a very long name", "Otter"];
const seats = names.map((name, seat) => ({ seat, colour: seat, name }) as SeatInfo);
const line = (text: string, points: number[]) => ({ category: text, label: { id: "", args: {}, text }, points });
const outcome = {
  scores: [54, 45, 40],
  ranks: [1, 2, 3],
  winners: [0],
  breakdown: [line("Tokens", [30, 20, 20]), line("Buildings", [24, 25, 20]), line("Unused", [0, 0, 0])],
} as unknown as OutcomeInfo;
const facts = {
  game: "the_river",
  title: "The River",
  headline: "Mara wins with 54 points",
  seats,
  outcome,
  lines: paintedLines(outcome),
  date: "18 November 2026",
  site: "rivertable · example.org",
  vignette: readFileSync("src/art/vignettes/the_river.svg", "utf8"),
};

test("the picture is sound, needs nothing from outside, and tells game, names, points, day and site", () => {
  const svg = shareSvg(facts);
  const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(drawn.querySelector("parsererror")).toBe(null);
  expect(svg).not.toMatch(/(href|src|url)\s*[=(]\s*["']?(https?:|\/)/);
  const texts = [...drawn.querySelectorAll("text")].map((text) => text.textContent);
  for (const said of [
    "The River",
    "Mara",
    "Jonas <b> & Co, w…",
    "54",
    "45",
    "40",
    "Tokens",
    "Buildings",
    facts.date,
    facts.site,
  ])
    expect(texts).toContain(said);
  expect(texts).not.toContain("Unused");
});

test("bars are as long as their points", () => {
  const widths = [...shareSvg(facts).matchAll(/<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)" height="44/g)].map(
    (found) => Math.round(Number(found[1])),
  );
  expect(widths).toEqual([376, 300, 250, 313, 250, 250]);
});

test("what XML cannot hold is left out", () => {
  expect(escaped('a\u0000 <"&">')).toBe("a &lt;&quot;&amp;&quot;&gt;");
});

afterEach(() => vi.unstubAllGlobals());

test("under a finger the picture is offered to other programs, otherwise it is saved", async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { canShare: () => true, share });
  const coarse = vi.fn((): { matches: boolean } => ({ matches: true }));
  vi.stubGlobal("matchMedia", coarse);
  const picture = new Blob(["x"], { type: "image/png" });
  await shareOrSave(picture, "a.png", "A");
  expect(share).toHaveBeenCalledOnce();
  coarse.mockReturnValue({ matches: false });
  URL.createObjectURL = () => "blob:a";
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await shareOrSave(picture, "a.png", "A");
  expect(clicked).toHaveBeenCalledOnce();
  expect(share).toHaveBeenCalledOnce();
});
