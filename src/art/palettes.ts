import type { CoverPalette } from "./cover";
import type { FlowerInk } from "./drawing";

/** The fixed colours of one cover, named by what they are for. */
export interface Palette {
  /** The whole background. */
  sky: string;
  /** Large quiet shapes on it. */
  haze: string;
  /** Land and walls, from the furthest to the nearest. */
  far: string;
  mid: string;
  near: string;
  /** Lines and the darkest shapes. */
  deep: string;
  accent: string;
  accentDeep: string;
  light: string;
  gold: string;
  /** Fine things in the air, against the sky. */
  air: string;
  /** The background of scenes at night. */
  night: string;
  nightHaze: string;
  flower: FlowerInk;
}

const RED: FlowerInk = { petal: "#B93A1E", shade: "#8F2A14", calyx: "#1F4A45", stamen: "#F0B95B" };

const base = {
  accent: "#B93A1E",
  accentDeep: "#8F2A14",
  light: "#FFFDF8",
  gold: "#E9A63F",
  deep: "#1D2733",
  air: "#1D2733",
  near: "#0E5A60",
  flower: RED,
} as const;

export const PALETTES: Readonly<Record<CoverPalette, Palette>> = {
  dawn: {
    ...base,
    sky: "#FBE7DF",
    haze: "#F6CDB9",
    far: "#E6AE97",
    mid: "#5F9490",
    night: "#254A58",
    nightHaze: "#3A6470",
  },
  leaf: {
    ...base,
    sky: "#DCEBE3",
    haze: "#F4F1EA",
    far: "#AED0C1",
    mid: "#5B988B",
    deep: "#16353B",
    night: "#12464A",
    nightHaze: "#215D5F",
  },
  harbour: {
    ...base,
    sky: "#C6DEE1",
    haze: "#EAF2EE",
    far: "#8CB9BE",
    mid: "#3D858C",
    deep: "#14303B",
    night: "#123B4B",
    nightHaze: "#22556A",
  },
  dusk: {
    ...base,
    sky: "#2A4A57",
    haze: "#41677A",
    far: "#3F8085",
    mid: "#1B5A61",
    near: "#0C2C36",
    deep: "#08171F",
    air: "#FBE7DF",
    accent: "#E0694C",
    accentDeep: "#B93A1E",
    light: "#FBE7DF",
    night: "#15262F",
    nightHaze: "#253E4B",
    flower: { petal: "#E0694C", shade: "#B03A20", calyx: "#0F2E36", stamen: "#FBD58F" },
  },
  paper: {
    ...base,
    /* Not the page's own ground, on which a picture would have no edge. */
    sky: "#EFE8DA",
    haze: "#FBF7EE",
    far: "#D9D6C9",
    mid: "#93A5A2",
    near: "#4A5563",
    night: "#27323E",
    nightHaze: "#3A4856",
  },
  kapok: {
    ...base,
    sky: "#B93A1E",
    haze: "#CF5C3B",
    far: "#9A2E17",
    mid: "#7C2412",
    near: "#123F46",
    deep: "#1B2029",
    air: "#FBE7DF",
    accent: "#FBE7DF",
    accentDeep: "#F0B7A0",
    night: "#4A140A",
    nightHaze: "#6B2010",
    flower: { petal: "#FBE7DF", shade: "#EFB29A", calyx: "#123F46", stamen: "#E9A63F" },
  },
};
