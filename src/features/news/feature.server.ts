import { knownEntries } from "../../content/list-feature.server";
import { savedUnder } from "../../content/registry/entry-calls.server";
import { feature } from "../../platform/feature.server";
import { newsAnswers } from "./api.server";
import { news } from "./definition";
import { newsFeed } from "./feed.server";
import { newsProblems } from "./problems.server";

/** The news, the newest first, each with its title and cover in link previews. */
const newsEntries = knownEntries(news, { motif: "branch", palette: "leaf", seed: 1 });

export default feature({
  name: "news",
  answers: newsAnswers,
  content: [news],
  entryCalls: [{ type: news, saves: savedUnder("news") }],
  problems: newsProblems,
  entries: newsEntries,
  feed: newsFeed,
  demo: async (tools) => (await import("./demo.server")).seedNews(tools),
});
