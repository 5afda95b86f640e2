import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./clipboard";

afterEach(() => vi.restoreAllMocks());

test("the browser's clipboard is used where it may be", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  expect(await copyText("link")).toBe(true);
  expect(write).toHaveBeenCalledWith("link");
});

test.each([true, false])(
  "else a field is selected and copied, which may work (%s), and is gone afterwards",
  async (works) => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    let copied = "";
    document.execCommand = () => {
      copied = document.querySelector("textarea")?.value ?? "";
      return works;
    };
    expect(await copyText("link")).toBe(works);
    expect(copied).toBe("link");
    expect(document.querySelector("textarea")).toBeNull();
  },
);
