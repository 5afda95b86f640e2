import { expect, test } from "vitest";
import type { ErrorMessage } from "../protocol";
import { isUnfit, refusedReply } from "./refused_reply";

test("an error without a request is about what is waited for; the chat's about neither", () => {
  const error = (code: string, seat: number | null = 0, table: string | null = "t") =>
    ({ type: "error", code, message: "", clause: null, table, seat, request: null }) as ErrorMessage;
  expect(refusedReply(error("illegal"), true, false)).toBe("draft");
  expect(refusedReply(error("illegal"), true, true)).toBe("draft");
  expect(refusedReply(error("unavailable"), true, true)).toBe("hint");
  expect(refusedReply(error("not_to_act"), false, true)).toBe("hint");
  expect(refusedReply(error("switched_off", null), true, true)).toBeNull();
  expect(refusedReply(error("too_fast", null, null), true, false)).toBe("draft");
  expect(refusedReply({ ...error("stale"), request: "r" }, true, false)).toBeNull();
});

test("what does not fit is of no use once more", () => {
  const codes = ["illegal", "stale", "not_to_act", "unavailable", "too_fast"];
  expect(codes.map((code) => isUnfit({ code } as ErrorMessage))).toEqual([true, true, true, false, false]);
});
