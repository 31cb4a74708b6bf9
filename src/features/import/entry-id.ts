import { createHash } from "node:crypto";

/** The old site's ids: 8 digits of the second in which a record was made, and 16 that distinguish records of one second. */
const OLD_ID = /^([0-9a-f]{8})([0-9a-f]{3})([0-9a-f]{13})$/i;
const SECOND = 1000;

/**
 * The id of an entry that was a record of the old site: a UUIDv7 of the moment in which that was made there, in the
 * same order as the old ids. Lists by order of creation then have it among entries made here where it belongs.
 * Undefined of an id that says no moment.
 */
export function entryIdOf(type: string, oldId: string): string | undefined {
  const [, seconds, high = "", low = ""] = OLD_ID.exec(oldId) ?? [];
  if (seconds === undefined) return undefined;
  const moment = (Number.parseInt(seconds, 16) * SECOND).toString(16).padStart(12, "0");
  // The last 10 bits hold the type; above them 52 of the old id, and the two of the variant.
  const ofType = BigInt(createHash("sha256").update(type).digest().readUInt16BE() >>> 6);
  const last = ((0b10n << 62n) | (BigInt(`0x${low}`) << 10n) | ofType).toString(16);
  const [first, second, third] = [moment.slice(0, 8), moment.slice(8), `7${high.toLowerCase()}`];
  return [first, second, third, last.slice(0, 4), last.slice(4)].join("-");
}
