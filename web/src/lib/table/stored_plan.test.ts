import { expect, test, vi } from "vitest";
import { storedPlan, storePlan } from "./stored_plan";

const plan = { actions: ["pull(1)"], question: "q", sentOn: null };

test("a plan is kept for its table and seat, until there is nothing in it", () => {
  storePlan("t", 0, plan);
  expect(storedPlan("t", 0)).toEqual(plan);
  expect([storedPlan("t", 1), storedPlan("u", 0)]).toEqual([null, null]);
  storePlan("t", 0, { ...plan, actions: [] });
  expect(storedPlan("t", 0)).toBeNull();
});

test("a browser that stores nothing, or something damaged, has no plan", () => {
  sessionStorage.setItem("rivertable.plan.t.0", "{");
  expect(storedPlan("t", 0)).toBeNull();
  vi.stubGlobal("sessionStorage", undefined);
  storePlan("t", 0, plan);
  expect(storedPlan("t", 0)).toBeNull();
  vi.unstubAllGlobals();
});
