import { describe, expect, it } from "vitest";
import { COVER_MOTIFS, COVER_PALETTES } from "./cover";
import { renderCover } from "./cover.server";

describe("renderCover", () => {
  it.each(COVER_MOTIFS)("draws %s the same way every time, in every palette", (motif) => {
    for (const palette of COVER_PALETTES) {
      const svg = renderCover({ motif, palette, seed: 7 });
      expect(svg).toBe(renderCover({ motif, palette, seed: 7 }));
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1600 1200" width="1600"/,
      );
      expect(svg).not.toMatch(/NaN|undefined|Infinity|var\(/);
    }
  });

  it.each(COVER_MOTIFS)("arranges %s differently for each seed", (motif) => {
    const seeds = [0, 1, 2, 3, -4, 1_000_003];
    const drawings = seeds.map((seed) => renderCover({ motif, palette: "leaf", seed }));
    expect(new Set(drawings).size).toBe(seeds.length);
  });
});
