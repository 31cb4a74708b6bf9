import { contentOf } from "../../../../test/content/entries";
import { pages } from "../../pages.server";

/** Inputs that work for the calls of pages. */
export const pagesSamples = {
  "pages.edit": async () => {
    const [page] = pages.content ?? [];
    return page && { page: { ...contentOf(page), _id: page.id } };
  },
};
