import { imagesInEntries } from "../../../core/content/pictures/images-in-entries.server";
import type { Database } from "../../../core/db/database.server";
import { shownText } from "../../../core/locale/fallback.server";
import type { Lang } from "../../../core/locale/lang";
import { sma } from "../definition";
import { review, topics } from "../topics.server";
import { topicView } from "./topic-view.server";

/** All topics in order, and their last review, as a reader of `lang` sees them. */
export async function smaView(db: Database, lang: Lang) {
  const all = await topics(db);
  const covers = all.map(({ coverId }) => coverId).filter((id) => id !== null);
  const entries = all.map(({ _id }) => _id);
  const imagesIn = await imagesInEntries(db, { type: sma.name, entries }, covers, lang);
  const reviewed = await review(db);
  return {
    topics: all.map((topic) => topicView(topic, lang, imagesIn(topic._id))),
    review: { date: reviewed.date, reviewer: shownText(reviewed, lang) },
  };
}
