import { DEFAULT_LANG, isLang, LANG_TAG, LANGS, type Lang } from "./lang";

/** The language that a `Cookie` header chooses, or undefined. */
export function cookieLang(cookie: string | null | undefined): Lang | undefined {
  const value = cookie?.match(/(?:^|;\s*)lang=(\w+)\s*(?:;|$)/)?.[1];
  return isLang(value) ? value : undefined;
}

/**
 * The language in which to answer a request of the API: that of its page if it is in `Content-Language`, else
 * the cookie's, else English.
 */
export function requestLang({ headers }: Request): Lang {
  const written = LANGS.find((lang) => LANG_TAG[lang] === headers.get("content-language"));
  return written ?? cookieLang(headers.get("cookie")) ?? DEFAULT_LANG;
}
