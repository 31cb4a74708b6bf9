import { fill } from "../../../core/locale/fill";
import { LANGS, type Lang } from "../../../core/locale/lang";
import type { StaffWords } from "../../../core/locale/words/staff";
import type { NewsScreenWords } from "./words";

type FormWords = StaffWords & NewsScreenWords;

const FIELD_WORDS: Record<string, keyof FormWords> = {
  coverId: "cover",
  category: "categories",
  date: "date",
  header: "header",
  content: "content",
  photoId: "mainPhoto",
  photoArray: "morePhotos",
  video: "video",
};

/** How the field at a path of the form is called on the screen: `tra.header` is "Header (Traditional Chinese)". */
export function pathLabel(path: string, words: FormWords): string {
  const parts = path.split(".");
  const lang = LANGS.find((each): each is Lang => each === parts[0]);
  const field = FIELD_WORDS[(lang ? parts[1] : parts[0]) ?? ""];
  if (!field) return path;
  return lang ? fill(words.inLanguage, { label: words[field], language: words[lang] }) : words[field];
}
