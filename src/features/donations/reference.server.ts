import { randomInt } from "node:crypto";

const grouped = (digits: string) => `${digits.slice(0, 4)} ${digits.slice(4)}`;

/** A number for a donation that can be said on the telephone, as `4821 7305`. Another donation may have it. */
export const newReference = (): string => grouped(String(randomInt(10_000_000, 100_000_000)));

/** The reference that somebody wrote, with or without a space or hyphen; undefined when it is none. */
export function referenceIn(words: string): string | undefined {
  const digits = words.normalize("NFKC").replaceAll(/[\s-]/g, "");
  return /^[1-9]\d{7}$/.test(digits) ? grouped(digits) : undefined;
}
