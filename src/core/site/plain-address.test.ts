import { describe, expect, it } from "vitest";
import { plainAddress } from "./plain-address";

const of = (path: string) => plainAddress(new URL(`http://kapok.example${path}`));

describe("the one address of a page", () => {
  it.each(["/", "/about", "/tra/archive?year=2024", "/donate/fps.png", "/a%20b", "/%E6%9C%A8"])(
    "is %s",
    (path) => {
      expect(of(path)).toBeUndefined();
    },
  );

  it.each([
    ["/about/", "/about"],
    ["/About", "/about"],
    ["/tra//about/?year=2024", "/tra/about?year=2024"],
    ["/%61bout", "/about"],
    ["/%41bout", "/about"],
    ["/%32%2D%7E", "/2-~"],
    ["/CMS/managenews", "/cms/managenews"],
    ["//evil.example/", "/evil.example"],
    ["//evil.example", "/evil.example"],
    ["/%2Fevil.example/", "/%2Fevil.example"],
    ["/%e6%9c%a8", "/%E6%9C%A8"],
  ])("for %s is %s", (path, plain) => {
    expect(of(path)).toBe(plain);
    expect(of(plain)).toBeUndefined();
  });
});
