import { describe, expect, it } from "vitest";
import type { LegalAction } from "../../../lib/protocol";
import { usualAnswer } from "./usual_answer";

describe("the referee's questions", () => {
  it("have one usual answer each", () => {
    const answers = ["report_fell", "report_touched", "report_no_fall"].map((name) => ({ name }) as LegalAction);
    expect(usualAnswer(answers)?.name).toBe("report_no_fall");
    expect(usualAnswer(answers.slice(0, 2))).toBeUndefined();
  });
});
