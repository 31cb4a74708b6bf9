import type { Palette } from "../palettes";
import type { Random } from "../random";
import type { ChairInk, FigureInk } from "./wheelchair";

export const SKINS = ["#E6B592", "#DBA67F", "#C98F68"] as const;

/** Dresses a person in the colours of a cover; `i` keeps neighbours apart. */
export function dress(random: Random, palette: Palette, i = 0): FigureInk {
  const cloth = [
    { top: palette.accent, sleeve: palette.accentDeep },
    { top: palette.light, sleeve: "#E4DDD0" },
    { top: palette.gold, sleeve: "#C98A2B" },
    { top: "#2F7F84", sleeve: "#246A70" },
  ] as const;
  const { top, sleeve } = cloth[i % cloth.length] ?? cloth[0];
  return { skin: random.pick(SKINS), hair: "#241F26", top, sleeve, legs: "#3B4654", shoes: palette.deep };
}

/** Paints a wheelchair; its body takes the other colour than the driver's top. */
export function paintChair(palette: Palette, i = 0): ChairInk {
  const body = i % 2 === 0 ? "#2F7F84" : palette.accent;
  return { body, seat: palette.deep, tyre: palette.deep, hub: palette.light };
}
