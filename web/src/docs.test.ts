import { expect, test } from "vitest";
import page from "../../docs/web.md?raw";

const sources = import.meta.glob<string>("./**/*.{ts,svelte,css,ftl}", { query: "?raw", import: "default" });
const paths = Object.keys(sources).map((path) => path.slice(2));
const codes = (text: string) => [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? "");

/** The numbered steps of "The way of a click". */
const steps = (/### The way of a click([\s\S]*?)\n## /.exec(page)?.[1] ?? "").split(/\n(?=\d+\. )/).slice(1);

test("every path that the page of the client names exists", () => {
  const named = codes(page).filter((code) => /^(lib|components|boards|pages|styles|texts)\/[\w/.]*$/.test(code));
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter(
    (code) => !paths.some((path) => path === code || (code.endsWith("/") && path.startsWith(code))),
  );
  expect(missing).toEqual([]);
});

test("every function on the way of a click is in a file of its step", async () => {
  expect(steps.length).toBe(10);
  for (const step of steps.map((each) => each.split("\n\n")[0] ?? "")) {
    const files = codes(step).filter((code) => paths.includes(code));
    const text = (await Promise.all(files.map((path) => sources[`./${path}`]?.()))).join("\n");
    expect(files.length).toBeGreaterThan(0);
    for (const name of codes(step).filter((code) => /^#?\w+$/.test(code))) expect(text).toContain(name);
  }
});
