import type { Lang } from "./lang";

/** Seconds. */
const ONE_YEAR = 60 * 60 * 24 * 365;

/** What keeps a choice of language, as a `Set-Cookie` header or `document.cookie`; `secure` where visitors come by https. */
export function langCookie(lang: Lang, secure: boolean): string {
  return `lang=${lang}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
