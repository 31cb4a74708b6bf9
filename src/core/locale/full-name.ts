const HAN = /\p{Script=Han}/u;

/** A person's name as it is written: surname first and without a space if all of it is Chinese. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const parts = [firstName, lastName].filter(Boolean);
  return parts.every((part) => HAN.test(part)) ? parts.toReversed().join("") : parts.join(" ");
}
