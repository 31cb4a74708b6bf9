import { describe, expect, it } from "vitest";
import { canonicalAddress, lookupAddress } from "./canonical-address";

const of = (path: string) => canonicalAddress(new URL(`http://kapok.example${path}`));

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

describe("the address that is looked for", () => {
  const sought = (path: string) => {
    const { pathname, search } = lookupAddress(new URL(`http://kapok.example${path}`));
    return pathname + search;
  };

  it.each([
    "/",
    "/About/",
    "/tra/archive?year=2024&back=%2F",
    "/E6%9C%A8",
    `/${"a".repeat(9000)}`,
    `/a?${"x".repeat(9000)}`,
    `/About?${"x".repeat(2041)}`,
  ])("is %s itself", (path) => {
    expect(sought(path)).toBe(path);
  });

  it.each([
    ["/cms/x%2F..%2F..%2Fassets%2Fsite.css", "/404"],
    ["/tra/x%5c..%5cabout?year=2024", "/tra/404"],
    ["/eng%2Fabout", "/404"],
    [`/eng/${"A".repeat(9000)}`, "/eng/404"],
    [`/About?${"x".repeat(9000)}`, "/404"],
    [`/About?${"x".repeat(2042)}`, "/404"],
  ])("is none for %s", (path, none) => {
    expect(sought(path)).toBe(none);
  });
});
