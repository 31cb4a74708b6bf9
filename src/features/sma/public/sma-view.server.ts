import type { Database } from "../../../core/db/database.server";
import { shownText } from "../../../core/locale/fallback.server";
import type { Lang } from "../../../core/locale/lang";
import { shownImages } from "../../../core/media/shown-images.server";
import { review, topics } from "../topics.server";
import { topicView } from "./topic-view.server";

/** All topics in order, and their last review, as a reader of `lang` sees them. */
export async function smaView(db: Database, lang: Lang) {
  const all = await topics(db);
  const covers = all.map(({ coverId }) => coverId).filter((id) => id !== null);
  const images = await shownImages(db, covers, lang);
  const reviewed = await review(db);
  return {
    topics: all.map((topic) => topicView(topic, lang, images)),
    review: { date: reviewed.date, reviewer: shownText(reviewed, lang) },
  };
}
