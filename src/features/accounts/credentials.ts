import * as z from "zod";
import type { AccountsProblem } from "./problems.server";

/** A name to log in with; capitals make no difference. */
export const Username = z
  .string()
  .trim()
  .refine((name) => /^[\p{L}\p{N}._@-]{1,60}$/u.test(name), {
    params: { key: "usernameRefused" satisfies AccountsProblem },
  });

/** Names that the program itself gives to authors. */
const OWN_NAMES: readonly string[] = ["demo", "system", "kapok"];

/** Letters that people in Hong Kong and on the Mainland can distinguish: other scripts have letters that look like Latin ones. */
const FAMILIAR =
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}0-9._@-]+$/u;

/** The name of a new account: none that could be read as another's, or as the program's own. */
export const NewUsername = Username.refine((name) => !OWN_NAMES.includes(name.toLowerCase()), {
  params: { key: "usernameReserved" satisfies AccountsProblem },
}).refine((name) => FAMILIAR.test(name) && name.normalize("NFKC") === name, {
  params: { key: "usernameLooksLike" satisfies AccountsProblem },
});

const MIN_PASSWORD_LENGTH = 12;

/** A password that somebody chooses. */
export const NewPassword = z
  .string()
  .max(256)
  .refine((text) => text.length >= MIN_PASSWORD_LENGTH, {
    params: { key: "passwordTooShort" satisfies AccountsProblem },
  });
