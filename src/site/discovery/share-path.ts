import type { Lang } from "../../platform/locale/lang";

/** Address of the picture for link previews of the page at a plain address, without its query. */
export function sharePath(path: string, lang: Lang): string {
  const [, first = ""] = path.split(/[/?]/);
  return `/og/${first || "home"}.${lang}.jpg`;
}

/** Address of the picture for one of the entries of a feature. */
export const entrySharePath = (feature: string, id: string, lang: Lang): string =>
  `/og/${feature}-${id}.${lang}.jpg`;
