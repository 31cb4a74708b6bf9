import { entryRules } from "../../content/save/entry-rules.server";
import { publishedRecord } from "../../content/store/published.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { menuContract } from "./contract";
import { menu } from "./definition";
import { menuProblems } from "./problems.server";
import { linkedPages, menuRules } from "./rules.server";

const handlers: Handlers<typeof menuContract> = {
  pages: async (_, call) => ({
    pages: (await linkedPages(call)).map(({ key: page, name, isMade }) => ({ page, name, isMade })),
  }),
};

export default feature({
  name: "menu",
  answers: answers(menuContract, handlers),
  content: [menu],
  entryRules: [entryRules(menuRules)],
  problems: menuProblems,
  menu: (db) => publishedRecord(db, menu),
});
