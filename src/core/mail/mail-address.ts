/**
 * One @ between a name and a domain with a dot, in any script. Nothing that a mail header gives a meaning of
 * its own: no spaces or control characters, and none of , ; : < > ( ) [ ] \ "
 */
const ADDRESS =
  /^[^\s@,;:<>()[\]\\"\p{Cc}]{1,64}@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

/** The longest address that SMTP carries. */
const LONGEST = 254;

/** Whether `text` looks like the e-mail address of one person. */
export function isMailAddress(text: string): boolean {
  return text.length <= LONGEST && ADDRESS.test(text);
}
