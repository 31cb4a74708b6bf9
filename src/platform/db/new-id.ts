import { randomUUIDv7 } from "node:crypto";

let last = "";

/**
 * An id that sorts after all that this process gave out before, so that order by id is order of creation.
 * Plain UUIDv7 are in no order within a millisecond.
 */
export function newId(): string {
  const id = randomUUIDv7();
  last = id > last ? id : following(last);
  return last;
}

/**
 * An id that cannot be guessed from its neighbours: 74 of its bits are random, where those of {@link newId}
 * count up within a millisecond. For content that is served to anyone who knows its id.
 */
export const newSecretId = (): string => randomUUIDv7();

/** The digits after the last hyphen, which are random, counted up by one. */
function following(id: string): string {
  const hyphen = id.lastIndexOf("-") + 1;
  const digits = id.length - hyphen;
  const next = (BigInt(`0x${id.slice(hyphen)}`) + 1n).toString(16).padStart(digits, "0");
  return id.slice(0, hyphen) + next;
}
