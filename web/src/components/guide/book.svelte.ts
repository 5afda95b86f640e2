/** The rules of a game as they are read: which tab is open, what is looked for, and the place that is shown. */
import { tick } from "svelte";
import { picturesOf, type GuidePictures } from "../../boards/guides";
import { covers, guideOf, hits, type Guide, type Hit } from "../../lib/guide";
import { rulebook, type Part } from "../../lib/rulebook";
import { gameWords, type Words } from "../../lib/texts";

export type Tab = "guide" | "reference";

export class Book {
  guide = $state.raw<Guide | null>(null);
  pictures = $state.raw<GuidePictures | null>(null);
  words = $state.raw<Words>((id) => id);
  parts = $state.raw<Part[]>([]);
  state = $state<"loading" | "ready" | "failed">("loading");
  tab = $state<Tab>("guide");
  looked = $state("");
  /** The clause asked for in the reference. */
  marked = $state("");
  /** The section or item of the guide that was asked for. */
  place = $state("");
  /** Which of the hits is shown. */
  at = $state(0);
  readonly hits = $derived<Hit[]>(hits(this.guide, this.parts, this.looked));
  readonly hit = $derived<Hit | undefined>(this.hits[this.at]);
  readonly #root: () => HTMLElement | undefined;

  /** `root` is what the book is drawn in: two books may be open in a page. */
  constructor(root: () => HTMLElement | undefined = () => document.body) {
    this.#root = root;
  }

  async load(game: string): Promise<void> {
    try {
      const [guide, parts, pictures, words] = await Promise.all([
        guideOf(game),
        rulebook(game),
        picturesOf(game),
        gameWords(game),
      ]);
      [this.guide, this.parts, this.pictures, this.words] = [guide, parts, pictures, words];
      if (!guide) this.tab = "reference";
      this.state = "ready";
      this.#show(); // somebody may have searched before it was there
    } catch {
      this.state = "failed";
    }
  }

  open(tab: Tab): void {
    this.tab = tab;
    this.place = "";
    this.#scroll(this.hit?.tab === tab ? this.#selector(this.hit) : "", "start");
  }

  /** The exact wording of a clause, or of the first that an entry of the guide covers. */
  openClause(entry: string): void {
    const part = this.parts.find((each) => each.clause !== null && covers(entry, each.clause) > 0);
    const exact = this.parts.find((each) => each.clause === entry) ?? part;
    if (!exact?.clause) return;
    this.tab = "reference";
    this.marked = exact.clause;
    this.#scroll(`[data-clause="${exact.clause}"]`, "center");
  }

  /** Shows a section of the guide, or an item in one, and gives it the focus: who listens hears it next. */
  openPlace(id: string): void {
    const isSection = this.guide?.sections.some((section) => section.id === id);
    this.looked = "";
    this.tab = "guide";
    this.place = id;
    this.#scroll(`#guide-${id}`, isSection ? "start" : "center", isSection ? `#guide-${id}-title` : `#guide-${id}`);
  }

  /** Where the guide explains a clause; its exact wording, if no section does. */
  explain(clause: string): void {
    const section = this.guide?.sectionOf(clause);
    if (!section) return this.openClause(clause);
    this.marked = clause;
    this.openPlace(section.id);
  }

  /** Looks for words, and shows the first place that has them all. */
  look(words: string): void {
    this.looked = words;
    this.place = "";
    this.at = 0;
    this.#show();
  }

  /** The next place, or the one before; after the last comes the first. */
  step(by: 1 | -1): void {
    const count = this.hits.length;
    if (!count) return;
    this.at = (this.at + by + count) % count;
    this.#show();
  }

  #show(): void {
    if (!this.hit) return;
    this.tab = this.hit.tab;
    this.#scroll(this.#selector(this.hit), "center");
  }

  #selector(hit: Hit): string {
    return hit.tab === "guide" ? `#guide-${hit.id}` : `#part-${hit.id}`;
  }

  #scroll(selector: string, block: ScrollLogicalPosition, focused = ""): void {
    if (!selector) return;
    void tick().then(() => {
      this.#root()?.querySelector(selector)?.scrollIntoView({ block });
      const heading = focused ? this.#root()?.querySelector<HTMLElement>(focused) : null;
      if (heading) heading.tabIndex = -1;
      heading?.focus({ preventScroll: true });
    });
  }
}
