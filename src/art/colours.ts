/**
 * Colours of the site drawings. They follow the theme's custom properties, so that dark mode redraws them; the
 * fallback keeps a drawing whole where no theme is loaded.
 */
export const siteInk = {
  /** Bark and nerve; quieter than links in the dark. */
  wood: "var(--art-wood, var(--color-teal, #0E5A60))",
  /** Hair, tyres and trousers, which must not turn white in the dark. */
  dark: "var(--art-dark, var(--color-ink, #1D2733))",
  kapok: "var(--color-kapok, #B93A1E)",
  teal: "var(--color-teal, #0E5A60)",
  blush: "var(--color-blush, #FBE7DF)",
  leaf: "var(--color-leaf, #DCEBE3)",
  ink: "var(--color-ink, #1D2733)",
  mist: "var(--color-mist, #F4F1EA)",
  /** Behind a drawing, and wherever it needs a light that its section does not have. */
  ground: "var(--art-ground, var(--color-blush, #FBE7DF))",
} as const;

/** Colours of a kapok flower. */
export interface FlowerInk {
  petal: string;
  /** Petals further back. */
  shade: string;
  calyx: string;
  stamen: string;
}

/** Stamens keep one gold in every light: it reads on petals, on paper and on the dark ground. */
const STAMEN = "#E9A63F";

export const siteFlower: FlowerInk = {
  petal: siteInk.kapok,
  shade: "var(--art-shade, #8F2A14)",
  calyx: siteInk.wood,
  stamen: STAMEN,
};
