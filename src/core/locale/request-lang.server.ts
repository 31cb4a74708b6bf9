import { DEFAULT_LANG, isLang, type Lang } from "./lang";

/** The language that a `Cookie` header chooses, or undefined. */
export function cookieLang(cookie: string | null | undefined): Lang | undefined {
  const value = cookie?.match(/(?:^|;\s*)lang=(\w+)/)?.[1];
  return isLang(value) ? value : undefined;
}

/** The language in which to answer a request of the API: the cookie's, English without one. */
export function requestLang(request: Request): Lang {
  return cookieLang(request.headers.get("cookie")) ?? DEFAULT_LANG;
}
