/** Characters of an address, without its slash. */
const LONGEST_ADDRESS = 60;

const PART = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** An address as somebody typed it, with or without its slash: `/family-day`; undefined where it is none. */
export function typedPageAddress(typed: string): string | undefined {
  const part = typed.trim().toLowerCase().replace(/^\//, "");
  return PART.test(part) && part.length <= LONGEST_ADDRESS ? `/${part}` : undefined;
}

/** An address that a title suggests, of its Latin letters and digits; undefined where it has none. */
export function suggestedAddress(title: string): string | undefined {
  const latin = title.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/['’]/g, "");
  const words = latin.split(/[^a-z0-9]+/).filter((word) => word !== "");
  let part = "";
  for (const word of words) {
    const longer = part === "" ? word.slice(0, LONGEST_ADDRESS) : `${part}-${word}`;
    if (longer.length > LONGEST_ADDRESS) break;
    part = longer;
  }
  return part === "" ? undefined : `/${part}`;
}
