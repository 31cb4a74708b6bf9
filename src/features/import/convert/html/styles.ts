type Attributes = ReadonlyMap<string, string | undefined>;

/** The style of an element, in small letters and without spaces. */
export const styleOf = (attributes: Attributes): string =>
  (attributes.get("style") ?? "").toLowerCase().replace(/\s+/g, "");

export const hasClass = (attributes: Attributes, name: string): boolean =>
  (attributes.get("class") ?? "").split(/\s+/).includes(name);

/** Parses the whole number of an attribute; undefined where it is none. */
export const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : undefined;

const BOLD_FROM = 600;

/** Returns whether an element makes its words bold: by its name, unless its style says otherwise. */
export function isBold(name: string, style: string): boolean {
  const weight = /(?:^|;)font-weight:([^;!]+)/.exec(style)?.[1];
  if (weight === undefined) return name === "b" || name === "strong";
  return weight === "bold" || weight === "bolder" || Number(weight) >= BOLD_FROM;
}

/** The same of italics. */
export function isItalic(name: string, style: string): boolean {
  const slant = /(?:^|;)font-style:([^;!]+)/.exec(style)?.[1];
  if (slant === undefined) return name === "i" || name === "em" || name === "cite" || name === "dfn";
  return slant === "italic" || slant === "oblique";
}
