import { type Lang, localized } from "../../../core/locale/lang";
import type { Category } from "../category";
import type { NewsItem, NewsText } from "../contract";

/** What the form edits: a news item without its id. `date` is a day, `YYYY-MM-DD`, or `""` for today. */
export interface NewsForm extends Record<Lang, NewsText> {
  coverId: string | null;
  category: Category[];
  starred: boolean;
  date: string;
}

/** An empty form. */
export function emptyForm(): NewsForm {
  const text = () => ({ header: "", content: "", photoId: null, photoArray: [], video: "" });
  return { coverId: null, category: [], starred: false, date: "", ...localized(text) };
}

/** The form of a stored item; `day` turns its instant into a day in Hong Kong. */
export function formOf(item: NewsItem, day: (date: Date) => string): NewsForm {
  const { coverId, category, starred, date, eng, tra, sim } = item;
  return { coverId, category, starred, date: day(new Date(date)), eng, tra, sim };
}

/** What a save sends: a date that was not touched is left out, so that its hour stays. */
export function payloadOf(form: NewsForm, before: NewsForm) {
  const { date, ...rest } = form;
  return { ...rest, ...(date !== "" && date !== before.date && { date }) };
}

/** A language is complete when visitors find both a header and a text in it. */
export function completeness(form: NewsForm) {
  return localized((lang) => form[lang].header.trim() !== "" && form[lang].content !== "");
}
