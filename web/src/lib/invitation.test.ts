import { expect, test } from "vitest";
import { codeLink, isHome, isOnlyHere, reachedAt, readable, tableLink } from "./invitation";

const home = { here: true, on: true, found: true, address: "http://192.168.1.23:8000" };

test("others reach this computer by its address in the home network, or by the address of the page", () => {
  expect(reachedAt("http://localhost:8000", null)).toBeNull();
  expect(reachedAt("http://127.0.0.1:8000", { ...home, on: false, address: null })).toBeNull();
  expect(reachedAt("http://[::1]:8000", home)).toBe("http://192.168.1.23:8000");
  expect(reachedAt("https://rivers.example", null)).toBe("https://rivers.example");
  expect(isOnlyHere("http://localhost")).toBe(true);
});

test("a home network is known by its address", () => {
  expect(["http://192.168.1.23:8000", "http://10.0.0.7", "http://172.20.0.1:80"].every(isHome)).toBe(true);
  expect(["https://rivers.example", "http://172.32.0.1", "http://193.168.1.1"].some(isHome)).toBe(false);
});

test("links lead to the table by code or by invitation", () => {
  expect(readable(codeLink(home.address, "K7QM2P"))).toBe("192.168.1.23:8000/t/K7QM2P");
  expect(tableLink("http://a", { id: "t1", invitation: "s3" })).toBe("http://a/table/t1?invitation=s3");
  expect(tableLink("http://a", { id: "t1", invitation: null })).toBe("http://a/table/t1");
});
