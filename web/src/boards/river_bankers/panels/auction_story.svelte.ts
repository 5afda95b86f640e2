/** The end of the last auction, and whether it is shown: it stays open until somebody goes on, or for a while. */
import type { EventInfo } from "../../../lib/protocol";
import type { View } from "../../../lib/views/river_bankers";
import { revealOf, seeAuction, upTo, type Reveal, type SeenAuction } from "./reveal";

/** After its last step it folds by itself. */
export const STAYS_MS = 6000;

export class AuctionStory {
  reveal = $state.raw<Reveal | null>(null);
  open = $state(false);
  /** It has made room for something else, and stays small. */
  docked = $state(false);
  #seen: SeenAuction | null = null;
  /** How long the log was when it was looked at. */
  #known = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly me: () => number | null,
    private readonly isLookedAt: () => boolean,
    /** Whoever jumps about in a replay does not want to be told every auction. */
    private readonly isLive: () => boolean = () => true,
  ) {}

  /** Bids are shown in these events, which are played now over `view`. */
  begin(log: readonly EventInfo[], events: readonly EventInfo[], view: View, after: View): void {
    this.see(view);
    this.#show(revealOf(upTo(log, events), this.me(), this.#seen, after));
  }

  /** Everything has been shown: it stays for a while, longer if somebody is looking at it. */
  ended(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.isLookedAt() ? this.ended() : this.fold()), STAYS_MS);
  }

  /** A position is drawn: an auction that ended without being played is told all the same. */
  drawn(log: readonly EventInfo[], view: View): void {
    const known = this.#known;
    this.#known = log.length;
    if (known !== log.length)
      this.#compare(revealOf(log, this.me(), this.#seen, view), known >= 0 && known < log.length);
    this.see(view);
  }

  #compare(reveal: Reveal | null, isNews: boolean): void {
    const [old, now] = [this.reveal, reveal];
    if (isNews && old?.begun === now?.begun && old?.gone.length === now?.gone.length) return;
    if (!isNews) {
      this.fold();
      this.reveal = reveal;
      return;
    }
    this.#show(reveal);
    this.open &&= this.isLive();
    this.ended();
  }

  #show(reveal: Reveal | null): void {
    clearTimeout(this.#timer);
    this.reveal = reveal;
    this.open = reveal !== null;
    this.docked = false;
  }

  /** Remembers an auction while its bids are covered: afterwards no view tells rates and open icons any more. */
  see(view: View): void {
    this.#seen = seeAuction(view) ?? this.#seen;
  }

  fold(): void {
    clearTimeout(this.#timer);
    this.open = false;
  }

  /** Somebody wants to see it again: it stays until it is closed. */
  unfold(): void {
    this.#show(this.reveal);
  }
}

/** Where the story is told: large over the board, small where the tableau lies, between the panels, or not now. */
export type StoryPlace = "large" | "tableau" | "side" | null;

export interface StoryScene {
  open: boolean;
  docked: boolean;
  /** All bids are in. */
  ended: boolean;
  asked: boolean;
  /** The place of the tableau is drawn, and nothing there is asked about. */
  tableauIsFree: boolean;
}

/** It covers nothing that I am asked about, and nothing else that moves. */
export function storyPlace({ open, docked, ended, asked, tableauIsFree }: StoryScene): StoryPlace {
  if (!open) return null;
  if (!docked) return "large";
  if (!ended && asked) return null; // who bids last has all bids beside the dial
  return tableauIsFree ? "tableau" : "side";
}
