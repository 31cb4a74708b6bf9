import type { Localized } from "../core/locale/lang";

/**
 * One heading of the privacy statement; `list` follows the paragraphs. In both, `{name}` and `{shortName}`
 * stand for the charity, `{messageMonths}` for the months after which the program erases messages.
 */
export interface PrivacySection {
  heading: Localized;
  paragraphs: readonly Localized[];
  list?: readonly Localized[];
}
