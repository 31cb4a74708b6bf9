import type { Localized } from "../core/locale/lang";

/** One heading of the privacy statement; `list` follows the paragraphs. */
export interface PrivacySection {
  heading: Localized;
  paragraphs: readonly Localized[];
  list?: readonly Localized[];
}
