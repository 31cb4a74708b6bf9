import { answers, type Handlers } from "../../core/api/handlers.server";
import { pagesOf, partOfPage } from "../../core/db/paging.server";
import { activityContract } from "./contract";
import { activityStore } from "./store.server";

const PAGE_SIZE = 30;

const activityHandlers: Handlers<typeof activityContract> = {
  list: async ({ page, ...wanted }, { db }) => {
    const store = activityStore(db);
    const total = await store.count(wanted);
    return {
      entries: await store.list(wanted, partOfPage(page, PAGE_SIZE)),
      total,
      pages: pagesOf(total, PAGE_SIZE),
      authors: await store.authors(),
      features: await store.features(),
    };
  },
};

export const activityAnswers = answers(activityContract, activityHandlers);
