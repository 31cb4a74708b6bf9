import * as z from "zod";

const unset = (value: unknown) => (value === "" ? undefined : value);

/** A setting that may be left out; a blank one counts as left out. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional());

/** A setting with a default, which a blank one takes too. */
export const withDefault = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema);

/** A whole number, in digits. */
export function wholeNumber(least: number, most: number, unlessSet: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  const digits = z.string().regex(/^\d{1,9}$/, error);
  const number = digits.transform(Number).pipe(z.number().min(least, error).max(most, error));
  return withDefault(number.default(unlessSet));
}

/** Whether user and password of an address can be decoded: a % in them has to be written as %25. */
export function hasReadableUser(address: string): boolean {
  const url = URL.parse(address);
  try {
    decodeURIComponent(`${url?.username}${url?.password}`);
    return true;
  } catch {
    return false;
  }
}

export const UNREADABLE_USER = "has a % in its user or password, which must be written as %25";

/** The address of a site for visitors: scheme, host and perhaps port, `https://www.example.org`. */
export const siteAddress = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .refine(
    isPlain,
    "must be scheme and host alone, as in https://www.example.org: no path, query, fragment or user",
  );

function isPlain(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return true; // reported by the schema
  return /^\/*$/.test(url.pathname) && !/[?#@]/.test(address);
}
