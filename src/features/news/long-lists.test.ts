import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { facetName } from "../../content/card";
import { listOrder, withinYear } from "../../content/store/list-order.server";
import { contentStore } from "../../content/store/store.server";
import { advanceSiteRevision } from "../../platform/db/site-revision.server";
import { localized } from "../../platform/locale/lang";
import type { NewsItem } from "./definition";
import { news as definition } from "./definition";

const COUNT = 45;

/** Enough items for the total to be counted apart, and the last pages to be read from the end. */
const MORE = 88;

describe("a list of news that is longer than what is read at once", () => {
  const { app, staff } = appTests();
  const texts = localized(() => ({
    header: "h",
    content: "",
    description: "",
    photoId: null,
    photoArray: [],
    video: "",
  }));

  /** Half of them at the same moment, so that parts end between equals. */
  const publish = (count: number) =>
    app.deps.db.transaction().execute(async (tx) => {
      const store = contentStore(tx, definition);
      await advanceSiteRevision(tx);
      for (let at = 0; at < count; at += 1) {
        const date = at % 2 === 0 ? "2015-05-05T05:05:05.000Z" : `2015-05-06T00:00:00.${at + 100}Z`;
        const item = {
          ...texts,
          date,
          coverId: null,
          category: ["Public Awareness" as const],
          starred: true,
        };
        await store.add(item, { author: "test" });
      }
    });

  const listed = async (query: string): Promise<string[]> => {
    const { news }: { news: NewsItem[] } = await (await app.call("GET", `/api/newsByCat?${query}`)).json();
    return news.map(({ _id }) => _id);
  };

  it("has every item once, newest first, and is 304 for who has it", async () => {
    await publish(COUNT);
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

  it("has every item on one page, in the order of the whole list, whichever end it is read from", async () => {
    const whole = await listed("cat=all");
    const lists = [
      {},
      withinYear(2015),
      { facet: facetName("category", "Public Awareness") },
      { facet: facetName("starred") },
    ];
    for (const list of lists) {
      const wanted = listOrder(app.deps.db, definition, "published", list);
      expect(await wanted.count()).toBe(COUNT);
      for (const limit of [1, 2, 7, COUNT - 1, COUNT, COUNT + 1]) {
        const pages = Array.from({ length: Math.ceil(COUNT / limit) + 1 }, (_, at) =>
          wanted.part({ limit, offset: at * limit }, COUNT),
        );
        expect((await Promise.all(pages)).flat().map(({ id }) => id)).toEqual(whole);
      }
    }
  });

  it("has its last pages when it is very long, also right after a change", async () => {
    await publish(MORE);
    const pages = async () => {
      const each = Array.from({ length: 8 }, (_, at) => listed(`cat=all&limit=20&page=${at + 1}`));
      return (await Promise.all(each)).flat();
    };
    const whole = await listed("cat=all");
    expect(whole).toHaveLength(COUNT + MORE);
    expect(await pages()).toEqual(whole);
    const news_id = whole.at(-2);
    await app.call("DELETE", "/api/deleteNews", { headers: staff, json: { news_id } });
    expect(await pages()).toEqual(whole.filter((id) => id !== news_id));
  });
});
