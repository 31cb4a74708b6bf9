import { beforeAll, describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { paragraphs as p, pen } from "./testing/pen";

const TRA = p("木棉花開。", "每月聚會。", "請致電查詢。");
const SIM = p("木棉花开。", "每月聚会。", "请致电查询。");
const ENG = p("The kapok flowers.", "We meet every month.", "Call us.");
const all = {
  tra: { header: "木棉", content: TRA },
  sim: { header: "木棉", content: SIM },
  eng: { header: "Kapok", content: ENG },
};
const NONE = { eng: [], tra: [], sim: [] };

describe("which language is behind", () => {
  const { app, staff } = appTests();
  const { add, edit, entry, behind, states, confirm, call, texts } = pen(app, staff);
  let id = "";
  beforeAll(async () => {
    id = await add(all);
  });

  it("is none for a text that is written in all three", async () => {
    expect(await states(id)).toBe("reviewed reviewed reviewed");
  });

  it("flags nothing when a save changes no word, be it otherwise spaced or marked up (integreat-cms 4284)", async () => {
    await edit(id, {});
    await edit(id, {
      tra: { ...all.tra, content: p("木棉 花開。", "<strong>每月</strong>聚會。", "　請致電查詢。") },
    });
    await edit(id, { isStarred: true });
    expect(await behind(id)).toEqual(NONE);
  });

  it("flags exactly the paragraphs that were changed, in each language that follows, and leaves its words (wagtail-localize 502)", async () => {
    await edit(id, { tra: { ...all.tra, content: p("木棉花開。", "每兩個月聚會。", "請電郵查詢。") } });
    expect(await behind(id)).toEqual({
      tra: [],
      sim: ["每兩個月聚會。", "請電郵查詢。"],
      eng: ["每兩個月聚會。", "請電郵查詢。"],
    });
    expect(await states(id)).toBe("stale reviewed stale");
    expect((await entry(id))?.eng.content).toBe(ENG);
  });

  it("shows what the source said and says (storyblok 569)", async () => {
    const content = (await texts(id)).find(({ path }) => path === "content");
    expect(content?.stale.eng[0]).toMatchObject({
      before: ["每月聚會。"],
      after: "每兩個月聚會。",
      field: "content",
    });
  });

  it("leaves one language behind when another was brought in line (integreat-cms 4254)", async () => {
    await edit(id, {
      eng: { ...all.eng, content: p("The kapok flowers.", "We meet every two months.", "Call us.") },
    });
    expect(await behind(id)).toEqual({
      tra: [],
      sim: ["每兩個月聚會。", "請電郵查詢。"],
      eng: ["請電郵查詢。"],
    });
  });

  it("is in line once somebody says so of a paragraph, or of the text, as often as that happens (integreat-cms 4396)", async () => {
    const [paragraph] = (await texts(id)).find(({ path }) => path === "content")?.stale.sim ?? [];
    await confirm(id, "content", "sim", paragraph?.hash);
    expect((await behind(id)).sim).toEqual(["請電郵查詢。"]);
    await confirm(id, "content", "sim");
    await confirm(id, "content", "eng");
    expect(await states(id)).toBe("reviewed reviewed reviewed");
    await edit(id, { tra: all.tra });
    expect((await behind(id)).sim).toEqual(["每月聚會。", "請致電查詢。"]);
    await confirm(id, "content", "sim");
    // It was a person's own words before, and is that after (integreat-cms 4397).
    expect((await states(id)).split(" ")[2]).toBe("reviewed");
    const again = await call("POST", "/api/confirmTranslation", {
      type: "news",
      id,
      path: "content",
      lang: "sim",
    });
    expect(again.status).toBe(404);
  });

  it("follows paragraphs that move, are split and merged, and never overwrites (wagtail-localize 876)", async () => {
    await confirm(id, "content", "eng");
    const before = await entry(id);
    await edit(id, { tra: { ...all.tra, content: p("請致電查詢。", "木棉花開。 每月聚會。") } });
    expect(await behind(id)).toEqual(NONE);
    await edit(id, { tra: all.tra });
    expect(await behind(id)).toEqual(NONE);
    expect(await entry(id)).toMatchObject({ eng: before?.eng, sim: before?.sim });
  });

  it("merges two tabs in two languages: a language follows what the other tab said", async () => {
    const { version = 0 } = (await entry(id)) ?? {};
    await edit(id, {
      version,
      tra: { ...all.tra, content: p("木棉花開。", "逢星期日聚會。", "請致電查詢。") },
    });
    const mine = {
      _id: id,
      version,
      eng: { ...all.eng, content: p("Kapok trees flower.", "We meet every two months.", "Call us.") },
    };
    expect((await call("POST", "/api/editNews", { news: mine })).status).toBe(409);
    await edit(id, { eng: mine.eng });
    expect((await behind(id)).eng).toEqual(["逢星期日聚會。"]);
    expect((await entry(id))?.eng.content).toBe(mine.eng.content);
  });

  it("keeps what it knows through deleting and restoring", async () => {
    const known = await behind(id);
    await call("DELETE", "/api/deleteNews", { news_id: id });
    expect((await contentApi(app, staff, "news").restore(id)).status).toBe(200);
    expect(await behind(id)).toEqual(known);
  });

  it("says that a language lacks what the source says", async () => {
    const fresh = await add({ tra: { header: "只有中文" } });
    expect(await states(fresh, "header")).toBe("missing reviewed missing");
  });
});
