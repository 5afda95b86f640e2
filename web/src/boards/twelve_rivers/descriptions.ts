/** The planned turn in one sentence, and the whole table read aloud. */
import type { ActionInfo } from "../../lib/protocol";
import { capital, type Words } from "../../lib/texts";
import type { AreaView, View } from "../../lib/views/twelve_rivers";
import { LAKE, VILLAGE } from "./layout";
import { colourName, sectionName, shortLabel, slotName, tileName, tileWords } from "./words";

/** The plan in one sentence, "Token to row 3, rivers 1–3". */
export function summary(
  _view: View,
  now: View,
  _me: number | null,
  draft: ActionInfo[],
  words: Words,
  complete: boolean,
) {
  if (!complete) return null;
  const steps = draft.map((action) => step(action, now, words)).filter(Boolean);
  return { title: steps.join(" · ") || words("plan-done") };
}

function step(action: ActionInfo, now: View, words: Words): string {
  const [section, slot] = action.args;
  if (action.name === "place" || action.name === "move_to")
    return words("plan-place", { place: sectionName(String(section), words), slot: Number(slot) });
  if (action.name === "collect") return words("plan-take", { colour: colourName(String(section), words) });
  if (action.name === "from_alpaca") return words("plan-store", { colour: colourName(String(section), words) });
  if (action.name === "give") return words("plan-give", { colour: colourName(String(section), words) });
  if (action.name === "recruit") {
    const tile = now.face_up[Number(section) - 1];
    return words("plan-recruit", { name: tile ? tileName(tile, words) : "" });
  }
  const told = action.name.startsWith("pair") || ["river_fairy", "breeze", "mushroom"].includes(action.name);
  return told ? (shortLabel(action, now, words) ?? "") : "";
}

const listed = (items: string[], words: Words) => items.join(", ") || words("none");
const counted = (counts: Record<string, number>, name: (kind: string) => string, words: Words) =>
  listed(
    Object.entries(counts).flatMap(([kind, count]) => (count ? [`${count} ${name(kind)}`] : [])),
    words,
  );

/** The table region by region, for screen readers. */
export function describe(view: View, me: number | null, names: string[], words: Words): string[] {
  const pearl = (colour: string) => colourName(colour, words);
  const owner = (seat: number | null) => (seat === null ? null : (names[seat] ?? ""));
  const tokens = [
    ...view.sections.flatMap((section) => section.slots.map((slot, i) => ({ id: section.id, slot: i + 1, ...slot }))),
    { id: LAKE, slot: 1, ...view.lake.slot },
    ...view.village.map((slot, i) => ({ id: VILLAGE, slot: i + 1, ...slot })),
  ].filter((slot) => slot.seat !== null);
  const tops = view.rivers.flatMap(({ river, pearl: colour }) => (colour ? [`${river} ${pearl(colour)}`] : []));
  const track = view.track.flatMap((seat) => (seat === null ? [] : [owner(seat) ?? ""]));
  const goals = view.goals.map((goal) =>
    words(goal.seat === null ? "read-goal-open" : "read-goal", {
      colour: pearl(goal.colour),
      required: goal.required,
      name: owner(goal.seat) ?? "",
    }),
  );
  return [
    words("read-round", { round: view.round, rounds: view.rounds, phase: words(`phase-${view.phase}`) }),
    words("read-tops", { pearls: listed(tops, words) }),
    ...tokens.map(({ id, slot, camp, seat }) => slotName(id, slot, camp, owner(seat), words)),
    ...view.sections
      .filter((section) => section.pearls.length)
      .map((section) =>
        words("read-trapped", {
          place: capital(sectionName(section.id, words)),
          pearls: section.pearls.map(pearl).join(", "),
        }),
      ),
    ...view.sections
      .filter((section) => section.fairies.length)
      .map((section) =>
        words("icon-holds", {
          icon: words(`icon-${section.icon}`),
          number: section.icon_number ?? 0,
          fairies: section.fairies.map((fairy) => words(`fairy-${fairy}`)).join(", "),
        }),
      ),
    words("read-lake", { pearls: listed(view.lake.pearls.map(pearl), words) }),
    words("read-track", { names: listed(track, words) }),
    words("read-market", {
      cards: listed(
        view.market.flatMap((card) => (card ? [words(`card-${card}`)] : [])),
        words,
      ),
      deck: view.deck,
    }),
    ...view.face_up.flatMap((tile) => (tile ? [tileWords(tile, words)] : [])),
    words("read-goals", { goals: goals.join("; ") }),
    ...view.areas.flatMap((area) => areaWords(area, area.seat === me, names[area.seat] ?? "", words)),
  ];
}

function areaWords(area: AreaView, own: boolean, name: string, words: Words): string[] {
  const pearls = counted(area.alpaca, (colour) => colourName(colour, words), words);
  const fairies = counted(area.fairies, (fairy) => words(`fairy-${fairy}`), words);
  const lines = [words("read-area", { name, points: area.points, cards: area.cards, pearls, fairies })];
  if (own) lines.push(words("read-hand", { cards: counted(area.hand, (card) => words(`card-${card}`), words) }));
  for (const villager of area.villagers) {
    const spots = villager.spots.map((spot) =>
      spot.pearl ? words("read-filled", { colour: colourName(spot.pearl, words) }) : words(`spot-${spot.kind}`),
    );
    lines.push(
      words("read-villager", { name: tileName(villager.tile, words), spots: spots.join(", "), bonus: villager.bonus }),
    );
  }
  return lines;
}
