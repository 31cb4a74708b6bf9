import { LANGS } from "../../../core/locale/lang";
import { plainText } from "../../../core/richtext/text";
import type { NewsForm } from "./draft";

/** One part of a news item that two versions have differently; both as words. */
export interface Difference {
  /** `coverId`, or `tra.header`. */
  path: string;
  mine: string;
  theirs: string;
}

const SHARED = ["coverId", "category", "starred", "date"] as const;
const PER_LANGUAGE = ["header", "content", "video", "photoId", "photoArray"] as const;

/** Every part that differs, shared ones first. */
export function differences(mine: NewsForm, theirs: NewsForm): Difference[] {
  const shared = SHARED.map((field) => ({ path: field, a: mine[field], b: theirs[field] }));
  const texts = LANGS.flatMap((lang) =>
    PER_LANGUAGE.map((field) => ({ path: `${lang}.${field}`, a: mine[lang][field], b: theirs[lang][field] })),
  );
  return [...shared, ...texts]
    .filter(({ a, b }) => JSON.stringify(a) !== JSON.stringify(b))
    .map(({ path, a, b }) => ({ path, mine: inWords(a), theirs: inWords(b) }));
}

/** `mine`, with the parts at the paths in `taken` from `theirs`. */
export function merge(mine: NewsForm, theirs: NewsForm, taken: ReadonlySet<string>): NewsForm {
  const merged = structuredClone(mine);
  for (const field of SHARED) if (taken.has(field)) Object.assign(merged, { [field]: theirs[field] });
  for (const lang of LANGS) {
    for (const field of PER_LANGUAGE) {
      if (taken.has(`${lang}.${field}`)) Object.assign(merged[lang], { [field]: theirs[lang][field] });
    }
  }
  return merged;
}

function inWords(value: string | boolean | string[] | null): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "★" : "☆";
  if (Array.isArray(value)) return value.join(", ");
  return plainText(value);
}
