import { feature } from "../../core/feature.server";
import { newsAnswers } from "./api.server";
import { archivePage, newsEntries } from "./known-pages.server";
import { newsProblems } from "./problems.server";
import { fillWholeWords } from "./whole-words.server";

export default feature({
  name: "news",
  answers: newsAnswers,
  problems: newsProblems,
  daily: [fillWholeWords],
  pages: [archivePage],
  entries: newsEntries,
  demo: async (tools) => (await import("./demo.server")).seedNews(tools),
});
