import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** The custom properties of one block of one of the files here, by their names without `--color-`. */
function colours(file: string, block: number): Record<string, string> {
  const css = readFileSync(join(import.meta.dirname, file), "utf8");
  const blocks = [...css.matchAll(/--color-paper[^}]*?(?=[}@])/g)].map(([text]) => text);
  const given = [...(blocks[block]?.matchAll(/--color-([\w-]+):\s*([^;]+);/g) ?? [])];
  if (given.length === 0) throw new Error(`${file} has no colours in its block ${block}.`);
  return Object.fromEntries(given.map(([, name = "", value = ""]) => [name, value]));
}

const light = colours("tokens.css", 0);
const SCHEMES = {
  light,
  dark: { ...light, ...colours("dark.css", 0) },
  "more contrast": { ...light, ...colours("contrast.css", 0) },
  "more contrast in the dark": { ...light, ...colours("contrast.css", 1) },
};

/** WCAG 2.2: how much lighter one colour is than the other, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const whole = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, "$&$&") : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(whole.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const GROUNDS = ["paper", "mist", "blush", "leaf"];

/** Text or edge, its background, and the least contrast. */
const PAIRS: [string, readonly string[], number][] = [
  // Text that is read at length.
  ["ink", GROUNDS, 7],
  ["slate", GROUNDS, 7],
  ["teal", ["paper", "mist"], 7],
  // Short: links in a band, errors, buttons.
  ["teal", GROUNDS, 4.5],
  ["teal-deep", GROUNDS, 4.5],
  ["kapok", GROUNDS, 4.5],
  ["on-strong", ["teal", "teal-deep", "kapok", "kapok-deep"], 4.5],
  // Edges of controls.
  ["edge", GROUNDS, 3],
];

describe.each(Object.entries(SCHEMES))("in %s colours", (_, scheme) => {
  it("have all tokens", () => {
    expect(Object.values(scheme).filter((value) => !/^#([0-9a-f]{3}){1,2}$/.test(value))).toEqual([]);
    expect(Object.keys(scheme).length).toBeGreaterThan(12);
  });

  it.each(PAIRS)("%s has enough contrast with its background", (text, grounds, least) => {
    const of = (name: string) => scheme[name] ?? "";
    // The contrast of a missing token is not a number.
    const weak = grounds.filter((ground) => !(contrast(of(text), of(ground)) >= least));
    expect(
      weak.map((ground) => `${text} on ${ground}: ${contrast(of(text), of(ground)).toFixed(2)}`),
    ).toEqual([]);
  });
});

it("computes contrast as WCAG does", () => {
  expect(contrast("#fff", "#000")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
