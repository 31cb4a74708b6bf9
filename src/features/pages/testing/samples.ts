import { entryOf } from "../../../../test/content-samples";
import { pages } from "../../pages.server";

/** Inputs that work for the calls of pages. */
export const pagesSamples = {
  "pages.edit": async () => {
    const [page] = pages.content ?? [];
    return page && { page: { ...entryOf(page), _id: page.id } };
  },
};
