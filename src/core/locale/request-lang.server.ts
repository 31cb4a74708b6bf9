import { DEFAULT_LANG, isLang, type Lang } from "./lang";

const LANG_COOKIE = "lang";
const ONE_YEAR = 60 * 60 * 24 * 365;

/** The language that a `Cookie` header chooses, or undefined. */
export function cookieLang(cookie: string | null | undefined): Lang | undefined {
  const value = cookie?.match(/(?:^|;\s*)lang=(\w+)/)?.[1];
  return isLang(value) ? value : undefined;
}

/** The language in which to answer a request of the API: the cookie's, English without one. */
export function requestLang(request: Request): Lang {
  return cookieLang(request.headers.get("cookie")) ?? DEFAULT_LANG;
}

/** The `Set-Cookie` value that keeps a choice of language. */
export function langCookie(lang: Lang, secure: boolean): string {
  return `${LANG_COOKIE}=${lang}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
