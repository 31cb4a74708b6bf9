import type { Lang } from "../locale/lang";

/** The parts of a mail, in order. All of it is plain text; the renderer decides its look. */
export type EmailPart =
  /** A line break stays one. */
  | { paragraph: string }
  /** Names and values; one without a value is left out. */
  | { facts: readonly (readonly [name: string, value: string])[] }
  /** Somebody else's words, in a language that may not be the e-mail's. */
  | { quote: string; lang: Lang }
  | { link: string; label: string }
  /** The address of a picture, which plain text leaves out. */
  | { image: string; alt: string };
