import { isLang, LANGS, type Lang } from "../locale/lang";
import { KEEP_BACK } from "./keep-back";
import { Problem } from "./problem";

/**
 * The languages that a request keeps back from visitors.
 * @throws {Problem} 400 where the header names something else: it would be published, which nobody wants to find out
 */
export function languagesKeptBack(request: Request): Lang[] {
  const named = (request.headers.get(KEEP_BACK) ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
  if (!named.every(isLang)) throw new Problem(400, "malformed");
  return LANGS.filter((lang) => named.includes(lang));
}
