import { plainPath } from "../addresses/plain-path";

const PLAIN = "/404";

/** Where the page is that says that there is none: one for each language, in whose frame the path lies. */
export function notFoundAddress(pathname: string): string {
  const [prefix = ""] = /^\/(?:eng|tra|sim)(?=\/)/.exec(pathname) ?? [];
  return prefix + PLAIN;
}

export const isNotFoundAddress = (pathname: string): boolean => plainPath(pathname) === PLAIN;
