import type { Database } from "../../../core/db/database.server";
import { shownText } from "../../../core/locale/fallback.server";
import type { Lang } from "../../../core/locale/lang";
import { mediaRegistry } from "../../../core/media/registry.server";
import { review, topics } from "../topics.server";
import { topicView } from "./topic-view.server";

/** All topics in order, and their last review, as a reader of `lang` sees them. */
export async function smaView(db: Database, lang: Lang) {
  const all = await topics(db);
  const covers = all.map(({ coverId }) => coverId).filter((id) => id !== null);
  const sizes = await mediaRegistry(db).dimensions(covers);
  const reviewed = await review(db);
  return {
    topics: all.map((topic) => topicView(topic, lang, sizes)),
    review: { date: reviewed.date, reviewer: shownText(reviewed, lang) },
  };
}
