import { beforeAll, describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import type { ListedEntry } from "../../content/listed-entry";
import { LANGS } from "../../platform/locale/lang";
import { pen } from "./testing/pen";

const all = {
  tra: { header: "木棉", content: "<p>木棉花開。</p>" },
  sim: { header: "木棉", content: "<p>木棉花开。</p>" },
  eng: { header: "Kapok", content: "<p>The kapok flowers.</p>" },
};

describe("the state of each language in staff's lists", () => {
  const { app, staff } = appTests();
  const { add, edit, confirm, done, call } = pen(app, staff);
  const list = async (query: Record<string, string> = {}) =>
    (await done("GET", `/api/content/news?${new URLSearchParams(query)}`)) as unknown as {
      entries: (ListedEntry & { id: string })[];
      total: number;
    };
  const states = async (id: string) => {
    const card = (await list()).entries.find((each) => each.id === id);
    return LANGS.map((lang) => card?.states[lang]).join(" ");
  };
  const needing = async (needs: string, query: Record<string, string> = {}) =>
    (await list({ needs, ...query })).entries.map((each) => each.id);
  let id = "";
  let half = "";
  beforeAll(async () => {
    half = await add({ tra: all.tra, eng: all.eng });
    id = await add(all);
  });

  it("is that of the most urgent text, and filters a list", async () => {
    expect([await states(id), await states(half)]).toEqual([
      "reviewed reviewed reviewed",
      "reviewed reviewed missing",
    ]);
    expect([await needing("sim-missing"), await needing("sim-stale")]).toEqual([[half], []]);
    await edit(id, { tra: { ...all.tra, content: "<p>木棉花謝。</p>" } });
    await edit(half, { tra: { ...all.tra, content: "<p>木棉花謝。</p>" } });
    expect([await states(id), await states(half)]).toEqual([
      "stale reviewed stale",
      "stale reviewed missing",
    ]);
    expect([await needing("eng-stale"), await needing("sim-stale")]).toEqual([
      [half, id].sort().reverse(),
      [id],
    ]);
  });

  it("is narrowed by a part of the list, words and a year besides, and keeps its order", async () => {
    await done("POST", "/api/changeStar", { news_id: id, starred: true });
    expect(await needing("eng-stale", { facet: "starred" })).toEqual([id]);
    expect(await needing("sim-missing", { facet: "starred" })).toEqual([]);
    expect(await needing("eng-stale", { q: "Kapok" })).toHaveLength(2);
    expect(await needing("eng-stale", { q: "no such words" })).toEqual([]);
    expect(await needing("eng-stale", { year: "2026" })).toHaveLength(2);
    expect(await needing("eng-stale", { year: "2020" })).toEqual([]);
    expect(await needing("eng-stale", { sort: "changed" })).toEqual([half, id]);
  });

  it("changes when somebody says that a text is right, without a save", async () => {
    await confirm(id, "content", "eng");
    expect(await states(id)).toBe("reviewed reviewed stale");
    expect(await needing("eng-stale")).toEqual([half]);
  });

  it("is a draft where visitors do not get the words yet, and goes and comes back with its entry", async () => {
    await confirm(id, "content", "sim");
    const { draft, read, restore } = contentApi(app, staff, "news");
    const { content } = (await read(id)).body;
    await draft({ ...content, eng: { ...all.eng, header: "Kapok trees" } }, id);
    expect(await states(id)).toBe("draft reviewed reviewed");
    await call("DELETE", "/api/deleteNews", { news_id: half });
    expect(await needing("sim-missing")).toEqual([]);
    await restore(half);
    expect(await needing("sim-missing")).toEqual([half]);
  });
});
