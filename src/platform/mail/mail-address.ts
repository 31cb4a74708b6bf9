/**
 * One @ between a name and a domain with a dot, in any script. Nothing that a mail header gives a meaning of
 * its own: no spaces or control characters, none of , ; : < > ( ) [ ] \ ", and no =? as begins an encoded word
 */
const ADDRESS =
  /^(?!.*=\?)[^\s@,;:<>()[\]\\"\p{Cc}]{1,64}@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

/** The longest address that SMTP carries, in characters. */
export const LONGEST_ADDRESS = 254;

/** Whether `text` looks like the e-mail address of one person. */
export function isMailAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS.test(text);
}

/** Normalises an e-mail address for comparing: a person is found by it, however it was capitalised. */
export const addressKey = (email: string): string => email.trim().toLowerCase();
