/** The subjects of a drawn cover. */
export const COVER_MOTIFS = [
  "helix",
  "branch",
  "path",
  "portrait",
  "lungs",
  "pill",
  "book",
  "hands",
  "walk",
  "music",
  "lantern",
  "harbour",
  "garden",
  "letter",
  "school",
  "kitchen",
  "screen",
  "camera",
  "rain",
  "stars",
  "ferry",
] as const;
export type CoverMotif = (typeof COVER_MOTIFS)[number];

export const COVER_PALETTES = ["dawn", "leaf", "harbour", "dusk", "paper", "kapok"] as const;
export type CoverPalette = (typeof COVER_PALETTES)[number];

/** A drawing told by its ingredients: the same three always draw the same picture. */
export interface CoverPicture {
  motif: CoverMotif;
  palette: CoverPalette;
  /** Varies arrangement; any whole number. */
  seed: number;
}
