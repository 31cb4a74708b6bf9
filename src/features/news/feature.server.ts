import { knownEntries } from "../../content/list-feature.server";
import { entryRules } from "../../content/save/entry-rules.server";
import { feature } from "../../platform/feature.server";
import { news } from "./definition";
import { newsProblems } from "./problems.server";
import { newsRules } from "./rules.server";

export default feature({
  name: "news",
  content: [news],
  entryRules: [entryRules(newsRules)],
  problems: newsProblems,
  // The newest first, each with its title and cover in link previews.
  entries: knownEntries(news, { motif: "branch", palette: "leaf", seed: 1 }),
  demo: async (tools) => (await import("./demo.server")).seedNews(tools),
});
