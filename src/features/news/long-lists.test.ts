import { describe, expect, it } from "vitest";
import { ENGINES } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { localized } from "../../core/locale/lang";
import type { NewsItem } from "./contract";
import { newsStore } from "./store.server";

const COUNT = 45;

describe.each(ENGINES)("a list of news that is longer than what is read at once, on %s", (engine) => {
  const { app } = appTests(engine);
  const texts = localized(() => ({ header: "h", content: "", photoId: null, photoArray: [], video: "" }));

  /** Half of them at the same moment, so that parts end between equals. */
  const publish = () =>
    app.deps.db.transaction().execute(async (tx) => {
      const store = newsStore(tx);
      for (let at = 0; at < COUNT; at += 1) {
        const date = at % 2 === 0 ? "2015-05-05T05:05:05.000Z" : `2015-05-06T00:00:00.${at + 100}Z`;
        await store.add({ ...texts, date, coverId: null, category: ["Public Awareness"], starred: true });
      }
    });

  it("has every item once, newest first, and is 304 for who has it", async () => {
    await publish();
    for (const path of [
      "/api/news?year=2015",
      "/api/newsByCat?cat=all",
      "/api/newsByCat?cat=Public+Awareness",
      "/api/getStarredNews",
    ]) {
      const answer = await app.call("GET", path);
      const { news }: { news: NewsItem[] } = await answer.json();
      const order = news.map(({ date, _id }) => `${date} ${_id}`);
      expect(order).toEqual(order.toSorted().toReversed());
      expect(order).toHaveLength(COUNT);
      expect(new Set(order).size).toBe(COUNT);
      expect(news.every(({ category }) => category[0] === "Public Awareness")).toBe(true);
      const headers = { "If-None-Match": answer.headers.get("etag") ?? "" };
      expect((await app.call("GET", path, { headers })).status).toBe(304);
    }
  });
});
