import { randomInt } from "node:crypto";

/** Without letters and digits that look alike on paper. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** Text of letters and digits that can be read out, from a secure source: nearly five bits in each. */
export function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
