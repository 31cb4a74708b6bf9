import { LANGS, type Lang } from "../../../core/locale/lang";
import type { StaffMessages } from "../../../core/locale/messages/staff";

const FIELD_WORDS: Record<string, keyof StaffMessages> = {
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
export function pathLabel(path: string, words: StaffMessages): string {
  const parts = path.split(".");
  const lang = LANGS.find((each): each is Lang => each === parts[0]);
  const field = FIELD_WORDS[(lang ? parts[1] : parts[0]) ?? ""];
  if (!field) return path;
  return lang ? `${words[field]} (${words[lang]})` : words[field];
}
