import { feature } from "../../core/feature.server";
import { newsAnswers } from "./api.server";
import { news } from "./definition";
import { archivePage, newsEntries } from "./known-pages.server";
import { newsProblems } from "./problems.server";

export default feature({
  name: "news",
  answers: newsAnswers,
  content: [news],
  problems: newsProblems,
  pages: [archivePage],
  entries: newsEntries,
  demo: async (tools) => (await import("./demo.server")).seedNews(tools),
});
