import { expect, test } from "vitest";
import type { SeatInfo } from "../../lib/protocol";
import { company } from "./table_list";

const seats = (...taken: [SeatInfo["kind"], string][]) =>
  taken.map(([kind, name], seat) => ({ seat, kind, name }) as SeatInfo);

test("a list of tables says whom one would meet there", () => {
  expect(company({ seats: seats(["person", "Mara"], ["open", ""]) })).toBe("Mara");
  expect(
    company({ seats: seats(["person", "Mara"], ["bot", "Easy bot"], ["person", "Jonas"], ["bot", "Hard bot"]) }),
  ).toBe("Mara, Jonas, and 2 bots");
  expect(company({ seats: seats(["person", "Mara"], ["bot", "Easy bot"]) })).toBe("Mara and one bot");
});
