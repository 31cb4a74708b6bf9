import { KEPT_NAMES } from "../../charity/avoided-words";

/** Quotations, as of a title, names of the charity, and addresses: others have chosen their words and characters. */
const LEFT_ALONE = new RegExp(
  [
    ...["《[^《》]*》", "〈[^〈〉]*〉", "「[^「」]*」", "『[^『』]*』", "“[^“”]*”"],
    ...["https?://[^\\s<>，。、）]+", "[\\w.+-]+@[\\w.-]+"],
    ...KEPT_NAMES,
  ].join("|"),
  "g",
);

/** A text with what is {@link LEFT_ALONE} blanked out, so that offsets stay valid. */
export const withoutLeftAlone = (text: string): string =>
  text.replaceAll(LEFT_ALONE, (match) => " ".repeat(match.length));
