import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { gameWords } from "../lib/texts";
import { picturesOf } from "./guides";

test.each(["the_river", "riverside", "twelve_rivers", "river_bankers", "stone_layer"])(
  "every picture in the guide of %s is drawn with the pieces of its board",
  async (game) => {
    const [pictures, words] = [await picturesOf(game), await gameWords(game)];
    expect(pictures?.names.length).toBeGreaterThan(15);
    for (const name of pictures?.names ?? []) {
      if (!pictures) continue;
      const drawn = mount(pictures.Picture, { target: document.body, props: { name, words } });
      expect(document.body.querySelectorAll("svg *, .piece").length, name).toBeGreaterThan(0);
      await unmount(drawn);
      document.body.innerHTML = "";
    }
  },
  60_000,
);

test("a game without a guide has no pictures", async () => {
  expect(await picturesOf("nothing")).toBeNull();
});
