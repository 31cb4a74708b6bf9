const AMOUNT = 10;
const LENGTH = 10;

/** Without letters and digits that look alike on paper. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** Text of letters and digits that can be read out, from a secure source. */
export function randomText(length: number): string {
  let text = "";
  while (text.length < length) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // The last, incomplete round of the alphabet would make its first letters likelier.
    if (byte < 256 - (256 % ALPHABET.length)) text += ALPHABET[byte % ALPHABET.length];
  }
  return text;
}

/** Ten codes such as `k3m9p-x7w2q`, about 49 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: AMOUNT }, () => written(randomText(LENGTH)));
}

/** A recovery code as it is kept, however somebody typed it from paper. */
export function written(code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}
