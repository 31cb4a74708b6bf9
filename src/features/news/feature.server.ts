import { knownEntries } from "../../content/list-feature.server";
import { entryRules } from "../../content/save/entry-rules.server";
import { feature } from "../../platform/feature.server";
import { newsAnswers } from "./api.server";
import { news } from "./definition";
import { featured } from "./featured.server";
import { newsFeed } from "./feed.server";
import { newsProblems } from "./problems.server";

/** The news, the newest first, each with its title and cover in link previews. */
const newsEntries = knownEntries(news, { motif: "branch", palette: "leaf", seed: 1 });

export default feature({
  name: "news",
  answers: newsAnswers,
  content: [news],
  entryRules: [
    entryRules({
      type: news,
      // The list says which of the starred items Home shows.
      listed: async (cards, { db }) => {
        const shown = new Set((await featured(db)).map(({ _id }) => _id));
        return cards.map((card) => ({ ...card, featured: shown.has(card._id) }));
      },
    }),
  ],
  problems: newsProblems,
  entries: newsEntries,
  feed: newsFeed,
  demo: async (tools) => (await import("./demo.server")).seedNews(tools),
});
