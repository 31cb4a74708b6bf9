import type { TestApp } from "../../../../test/app";

type Headers = Record<string, string>;

/** Adds a page by the API; gives its id. */
async function addFreePage(app: TestApp, staff: Headers): Promise<string> {
  const json = { page: { eng: { title: "A page" } } };
  const answer = await app.call("POST", "/api/addPage", { headers: staff, json });
  const { page_id } = (await answer.json()) as { page_id: string };
  return page_id;
}

/** One input that works for each call that changes staff's own pages. */
export const freePageSamples = {
  "free-pages.add": async () => ({ page: { tra: { title: "Family Day 家庭日" } } }),
  "free-pages.one": async (app: TestApp, staff: Headers) => ({ page_id: await addFreePage(app, staff) }),
  "free-pages.edit": async (app: TestApp, staff: Headers) => ({
    page: { _id: await addFreePage(app, staff), sim: { title: "家庭日" } },
  }),
  "free-pages.remove": async (app: TestApp, staff: Headers) => ({ page_id: await addFreePage(app, staff) }),
  "free-pages.restore": async (app: TestApp, staff: Headers) => {
    const page_id = await addFreePage(app, staff);
    await app.call("DELETE", "/api/deletePage", { headers: staff, json: { page_id } });
    return { page_id };
  },
};
