import { beforeAll, describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { addNews } from "../../../test/samples";
import type { ListedEntry } from "../../content/listed-entry";
import { contentStore } from "../../content/store/store.server";
import { advanceSiteRevision } from "../../platform/db/site-revision.server";
import { localized } from "../../platform/locale/lang";

import { news as definition } from "./definition";

const CATEGORY = "Public Awareness" as const;

describe("staff's list of news in another order", () => {
  const { app, staff } = appTests();

  const list = async (query: Record<string, string>) => {
    const answer = await app.call("GET", `/api/content/news?${new URLSearchParams(query)}`, {
      headers: staff,
    });
    return (await answer.json()) as { entries: (ListedEntry & { id: string })[]; total: number };
  };
  const titles = async (query: Record<string, string>, lang: "eng" | "tra" | "sim" = "eng") =>
    (await list(query)).entries.map(({ title }) => title[lang]);

  const text = (header: string) => ({ header, content: "<p>lantern</p>" });
  const ids: string[] = [];

  beforeAll(async () => {
    const add = async (date: string, eng: string, tra: string, sim: string) => {
      const item = { date, category: [CATEGORY], eng: text(eng), tra: text(tra), sim: text(sim) };
      ids.push(await addNews(app, staff, item));
    };
    await add("2012-01-01", "banana", "龍舟", "龙舟");
    await add("2014-01-01", "“Apple” day", "一起來", "一起来");
    await add("2013-01-01", "Cherry", "木棉", "木棉");
  });

  it("sorts by title, small letters as capitals and without marks, either way", async () => {
    expect(await titles({ sort: "title" })).toEqual(["“Apple” day", "banana", "Cherry"]);
    expect(await titles({ sort: "-title" })).toEqual(["Cherry", "banana", "“Apple” day"]);
  });

  it("sorts titles by strokes in Traditional Chinese, and by sound in Simplified", async () => {
    expect(await titles({ sort: "title", lang: "tra" }, "tra")).toEqual(["一起來", "木棉", "龍舟"]);
    expect(await titles({ sort: "title", lang: "sim" }, "sim")).toEqual(["龙舟", "木棉", "一起来"]);
  });

  it("sorts by date either way, and latest first by default", async () => {
    const latest = ["“Apple” day", "Cherry", "banana"];
    expect(await titles({})).toEqual(latest);
    expect(await titles({ sort: "-date" })).toEqual(latest);
    expect(await titles({ sort: "date" })).toEqual(latest.toReversed());
  });

  it("sorts by the last change, which an edit and a star are", async () => {
    expect(await titles({ sort: "changed" })).toEqual(["banana", "“Apple” day", "Cherry"]);
    const edited = { _id: ids[0], category: [CATEGORY], eng: text("blueberry") };
    await app.call("POST", "/api/editNews", { headers: staff, json: { news: edited } });
    expect(await titles({ sort: "-changed" })).toEqual(["blueberry", "Cherry", "“Apple” day"]);
    await app.call("POST", "/api/changeStar", { headers: staff, json: { news_id: ids[1], starred: true } });
    const { entries } = await list({ sort: "-changed" });
    expect(entries.map(({ title }) => title.eng)).toEqual(["“Apple” day", "blueberry", "Cherry"]);
    expect(entries.map(({ changed }) => changed)).toEqual(
      entries
        .map(({ changed }) => changed)
        .toSorted()
        .toReversed(),
    );
    expect(await titles({ sort: "title" })).toEqual(["“Apple” day", "blueberry", "Cherry"]);
  });

  it("sorts what a search, a part of the list or a year has, and nothing else", async () => {
    await addNews(app, staff, { date: "2013-05-05", eng: text("aaa"), category: ["Member Activities"] });
    const facet = `category:${CATEGORY}`;
    expect(await titles({ sort: "title", facet })).toEqual(["“Apple” day", "blueberry", "Cherry"]);
    expect(await titles({ sort: "title", year: "2013" })).toEqual(["aaa", "Cherry"]);
    expect(await titles({ sort: "-title", year: "2013", facet })).toEqual(["Cherry"]);
    expect(await titles({ sort: "-title", q: "lantern" })).toEqual([
      "Cherry",
      "blueberry",
      "“Apple” day",
      "aaa",
    ]);
    expect(await titles({ sort: "title", q: "lantern", facet })).toEqual([
      "“Apple” day",
      "blueberry",
      "Cherry",
    ]);
    expect(await titles({ sort: "title", q: "nothing of it" })).toEqual([]);
  });

  it("forgets what is deleted, and knows it again when it is brought back", async () => {
    const json = { news_id: ids[2] };
    await app.call("DELETE", "/api/deleteNews", { headers: staff, json });
    expect(await titles({ sort: "-title" })).toEqual(["blueberry", "“Apple” day", "aaa"]);
    await contentApi(app, staff, "news").restore(json.news_id ?? "");
    expect(await titles({ sort: "-title" })).toEqual(["Cherry", "blueberry", "“Apple” day", "aaa"]);
  });

  it("refuses an order that there is none of", async () => {
    const answer = await app.call("GET", "/api/content/news?sort=cover", { headers: staff });
    expect(answer.status).toBe(400);
  });

  it("turns pages in that order, from either end", async () => {
    const none = { content: "", description: "", photoId: null, photoArray: [], video: "" };
    await app.deps.db.transaction().execute(async (tx) => {
      await advanceSiteRevision(tx);
      const store = contentStore(tx, definition);
      for (let at = 0; at < 130; at += 1) {
        const header = `zz ${String((at * 37) % 130).padStart(3, "0")}`;
        const item = {
          ...localized(() => ({ header, ...none })),
          coverId: null,
          category: [],
          starred: false,
        };
        await store.add({ ...item, date: "2010-01-01T00:00:00.000Z" }, { author: "test" });
      }
    });
    const pages = await Promise.all(
      ["1", "2", "3", "4", "5", "6", "7"].map((page) => titles({ sort: "title", page })),
    );
    const all = pages.flat();
    expect(all).toHaveLength(134);
    expect(all.slice(4)).toEqual(all.slice(4).toSorted());
    expect(new Set(all).size).toBe(134);
  });
});
