import type { Database } from "../../../core/db/database.server";
import { shownText } from "../../../core/locale/fallback.server";
import type { Lang } from "../../../core/locale/lang";
import { mediaRegistry } from "../../../core/media/registry.server";
import { smaReview, smaTopics } from "../store.server";
import { topicView } from "./topic-view.server";

/** All topics in order, and their last review, as a reader of `lang` sees them. */
export async function smaView(db: Database, lang: Lang) {
  const topics = await smaTopics(db).all();
  const covers = topics.map(({ coverId }) => coverId).filter((id) => id !== null);
  const sizes = await mediaRegistry(db).dimensions(covers);
  const review = await smaReview(db).read();
  return {
    topics: topics.map((topic) => topicView(topic, lang, sizes)),
    review: { date: review.date, reviewer: shownText(review, lang) },
  };
}
