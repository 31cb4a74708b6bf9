import type { TestApp } from "../../../../test/app";

type Headers = Record<string, string>;

/** Adds a news item whose English is behind its Traditional Chinese; gives its id. */
export async function addStale(app: TestApp, staff: Headers): Promise<string> {
  const send = async (path: string, news: object) => {
    const answer = await app.call("POST", path, { headers: staff, json: { news } });
    return ((await answer.json()) as { news_id: string }).news_id;
  };
  const eng = { header: "We meet" };
  const _id = await send("/api/addnews", { tra: { header: "聚會" }, eng });
  return send("/api/editNews", { _id, tra: { header: "下次聚會" }, eng });
}

/** One valid input for each call on translations that changes something or needs an input. */
export const translationSamples = {
  "translations.texts": async (app: TestApp, staff: Headers) => ({
    type: "news",
    id: await addStale(app, staff),
  }),
  "translations.send": async () => ({ from: "tra", to: "eng" }),
  "translations.confirm": async (app: TestApp, staff: Headers) => ({
    ...{ type: "news", id: await addStale(app, staff), path: "header", lang: "eng" },
  }),
};
