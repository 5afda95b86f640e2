/** Puts the texts of server messages into another language, from the message id and arguments that come with each text. */
import type {
  ActionInfo,
  ChangeInfo,
  EventInfo,
  LegalAction,
  LessonInfo,
  OutcomeInfo,
  Position,
  RefusedAction,
  Text,
  ViewMessage,
} from "./protocol";
import type { FromServer } from "./connection.svelte";
import type { Say } from "./texts";

export class Localiser {
  constructor(
    private readonly say: Say,
    private readonly names: string[],
  ) {}

  view(view: ViewMessage): ViewMessage {
    const [position, events] = [this.position(view.position), this.events(view.events)];
    const turns = view.turns.map((turn) => ({ ...turn, text: this.text(turn.text) }));
    const notices = view.notices.map((notice) => ({ ...notice, text: this.text(notice.text) }));
    const proposals = view.proposals.map((each) => ({
      ...each,
      text: this.say(each.message, this.names) ?? each.text,
    }));
    const lesson = this.lesson(view.lesson);
    return { ...view, position, events, turns, notices, proposals, lesson, outcome: this.outcome(view.outcome) };
  }

  private lesson(lesson: LessonInfo | null): LessonInfo | null {
    if (!lesson) return null;
    const { title, text, sum, act, otherwise, said } = lesson;
    return {
      ...lesson,
      parts: lesson.parts.map((part) => this.text(part)),
      title: this.text(title),
      text: this.text(text),
      sum: this.text(sum),
      act: this.text(act),
      otherwise: this.text(otherwise),
      said: this.text(said),
    };
  }

  text<T extends Text | null>(text: T): T {
    return text && { ...text, text: this.say(text, this.names) ?? text.text };
  }

  action<A extends ActionInfo>(action: A): A {
    return { ...action, label: this.text(action.label) };
  }

  drafted(plan: FromServer<"drafted">): FromServer<"drafted"> {
    const [actions, changes] = [plan.actions.map((each) => this.action(each)), this.changes(plan.changes)];
    return { ...plan, actions, changes, position: this.position(plan.position), events: this.events(plan.events) };
  }

  hint(hint: FromServer<"hint">): FromServer<"hint"> {
    const advice = hint.advice.map((each) => ({
      ...each,
      action: this.action(each.action),
      line: each.line.map((step) => this.action(step)),
    }));
    return { ...hint, advice };
  }

  events(events: EventInfo[]): EventInfo[] {
    return events.map((event) => ({ ...event, text: this.say(event.message, this.names) ?? event.text }));
  }

  outcome(outcome: OutcomeInfo | null): OutcomeInfo | null {
    if (!outcome) return null;
    const breakdown = outcome.breakdown.map((line) => ({ ...line, label: this.text(line.label) }));
    return { ...outcome, reason: this.text(outcome.reason), breakdown };
  }

  position<P extends Position | null>(position: P): P {
    if (!position) return position;
    return {
      ...position,
      decision: this.text(position.decision),
      legal: position.legal.map((action) => this.legal(action)),
      refused: position.refused.map((action) => this.refused(action)),
    };
  }

  private legal(action: LegalAction): LegalAction {
    return { ...this.action(action), changes: this.changes(action.changes) };
  }

  private changes(changes: ChangeInfo[]): ChangeInfo[] {
    return changes.map((change) => ({ ...change, what: this.text(change.what) }));
  }

  private refused(action: RefusedAction): RefusedAction {
    const short = this.say({ id: `short-${action.code}`, args: {} }, this.names);
    return { ...this.action(action), reason: this.text(action.reason), short: short ?? action.short };
  }
}
