/**
 * The recipient of an FPS payment: an FPS ID, a mobile number of Hong Kong as `+852-67891234`, or an e-mail
 * address.
 */
export type FpsProxy = { id: string } | { mobile: string } | { email: string };

/** Given by a bank (7 digits) or registered for one's own (9). */
const ID = /^(?:\d{7}|\d{9})$/;
/** With its country code, so that an ID with a missing digit is never taken for one. */
const MOBILE = /^\+852[ -]?([2-9]\d{3})[ -]?(\d{4})$/;
/** An address in printable ASCII, as long as an FPS code has room for. */
const EMAIL = /^(?=.{3,79}$)[\x21-\x3f\x41-\x7e]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

/** What a charity is registered with for FPS, as people write it; undefined where it is none of the three. */
export function readFpsProxy(text: string): FpsProxy | undefined {
  const written = text.normalize("NFKC").trim();
  if (ID.test(written)) return { id: written };
  const mobile = MOBILE.exec(written);
  if (mobile) return { mobile: `+852-${mobile[1]}${mobile[2]}` };
  return EMAIL.test(written) ? { email: written } : undefined;
}

/** The same as its code has it. */
export const fpsProxyText = (proxy: FpsProxy): string => Object.values(proxy).join("");

/** A reference in an FPS code: at most 25 characters of printable ASCII. */
export const FPS_REFERENCE = /^[\x20-\x7e]{0,25}$/;
