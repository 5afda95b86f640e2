import { expect, test } from "vitest";
import { iconAt, slotAt } from "./layout";
import { placed, pointOf } from "./places";

test("a lesson's names lead to what is drawn", () => {
  document.body.innerHTML = `<div data-area="1"><section class="alp"></section></div>
    <i data-slot="r2_1a.1"></i><b data-icon="stump.2"></b>
    <u data-waits="r2_1a"><s data-pearl="white"></s></u><u data-waits="r2_1a"><s data-pearl="green"></s></u>`;
  const tag = (name: string, ...args: string[]) => document.querySelector(placed(name, args, 1).join())?.tagName;
  expect(tag("alpaca")).toBe("SECTION");
  expect(tag("slot", "r2_1a", "1")).toBe("I");
  expect(tag("icon", "stump", "2")).toBe("B");
  expect(document.querySelectorAll(placed("pearl", ["r2_1a", "green"], 1).join())).toHaveLength(1);
  expect(placed("nothing", [], 1)).toEqual([]);
});

test("what lies on the board has its point there", () => {
  expect(pointOf("slot(r3_2,1)")).toEqual(slotAt("r3_2", 1));
  expect(pointOf("section(r2_1a)")).toEqual(slotAt("r2_1a", 1));
  expect(pointOf("icon(stump,2)")).toEqual(iconAt("stump", 2));
  expect(pointOf("alpaca")).toBeNull();
});
