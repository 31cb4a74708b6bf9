import type { TestApp } from "./app";
import { uploadPhoto } from "./photo";

type Make = (app: TestApp, staff: Record<string, string>) => Promise<unknown>;

/** Publishes a news item by the API; gives its id. */
export async function addNews(
  app: TestApp,
  staff: Record<string, string>,
  news: Record<string, unknown> = {},
): Promise<string> {
  const json = { news: { eng: { header: "A header" }, ...news } };
  const answer = await app.call("POST", "/api/addnews", { headers: staff, json });
  const { news_id } = (await answer.json()) as { news_id: string };
  return news_id;
}

/**
 * One input that works for each `write` call, by `feature.call`. The conformance suite wants one for every
 * call, so that a new one is held to the rules from the start.
 */
export const samples: Record<string, Make> = {
  "news.add": async (app, staff) => ({
    news: { coverId: await uploadPhoto(app, staff), eng: { header: "New" }, category: "Public Awareness" },
  }),
  "news.edit": async (app, staff) => ({ news: { _id: await addNews(app, staff), sim: { header: "新" } } }),
  "news.star": async (app, staff) => ({ news_id: await addNews(app, staff), starred: true }),
  "news.remove": async (app, staff) => ({ news_id: await addNews(app, staff) }),
  "news.restore": async (app, staff) => {
    const news_id = await addNews(app, staff);
    await app.call("DELETE", "/api/deleteNews", { headers: staff, json: { news_id } });
    return { news_id };
  },
  "donors.replace": async () => ({ eng: ["Anonymous"], tra: "無名氏\n", sim: "" }),
};
