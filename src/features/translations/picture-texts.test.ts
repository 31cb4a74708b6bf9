import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { uploadPhoto } from "../../../test/photo";
import { fillImageTexts } from "../../content/translation/image-texts.server";
import { localized } from "../../platform/locale/lang";
import type { ImportedEntry } from "./contract";
import { pen } from "./testing/pen";
import { translated } from "./testing/translator";

interface Listed {
  id: string;
  title: string;
  eng: string;
  tra: string;
  sim: string;
  url: string;
}

describe("the descriptions of pictures on the board", () => {
  const { app, staff } = appTests();
  const { add, edit, done, call } = pen(app, staff);
  const board = async (query = "") => {
    const { entries } = await done("GET", `/api/languages?type=media&${query}`);
    return entries as Listed[];
  };
  const ids = async (query = "") => (await board(query)).map(({ id }) => id);
  const upload = () => uploadPhoto(app, staff);
  const describeAs = (media_id: string, said: object) =>
    done("POST", "/api/editMedia", { media_id, ...said });
  const news = (coverId: string, date = "2026-11-01") =>
    add({ tra: { header: "花" }, coverId, date } as Parameters<typeof add>[0]);
  const statusOf = async (id: string) => {
    const { texts } = await done("GET", `/api/translation?type=media&id=${id}`);
    return texts as { stale: Record<string, { before: string[]; after: string }[]> }[];
  };

  it("are listed while an entry uses the picture, with what is missing and a link to the field", async () => {
    const id = await upload();
    await describeAs(id, { alt: { tra: "一位坐輪椅的女孩" } });
    expect(await ids()).toEqual([]);
    const newsId = await news(id);
    expect(await board("state=missing&lang=sim")).toEqual([
      {
        ...{ type: "media", id, path: "alt", title: "一位坐輪椅的女孩" },
        ...{ eng: "missing", tra: "reviewed", sim: "missing" },
        ...{ label: "Description", kind: "What pictures show" },
        url: `/cms/mediafile?media_id=${id}&lang=sim&field=alt`,
      },
    ]);
    await call("DELETE", "/api/deleteNews", { news_id: newsId });
    expect(await ids()).toEqual([]);
    await contentApi(app, staff, "news").restore(newsId);
    expect(await ids()).toEqual([id]);
    await edit(newsId, { coverId: null });
    expect(await ids()).toEqual([]);
  });

  it("are out of date where their source was changed, until they are changed or said to be right", async () => {
    const id = await upload();
    await news(id);
    await describeAs(id, { alt: { eng: "A girl", tra: "女孩", sim: "女孩" } });
    expect(await ids("state=stale")).toEqual([]);
    await describeAs(id, { alt: { tra: "男孩" } });
    expect(await board("state=stale")).toMatchObject([{ id, eng: "stale", tra: "reviewed", sim: "stale" }]);
    expect((await statusOf(id))[0]?.stale.eng).toMatchObject([{ before: ["女孩"], after: "男孩" }]);
    await describeAs(id, { alt: { sim: "男孩" } });
    await done("POST", "/api/confirmTranslation", { type: "media", id, path: "alt", lang: "eng" });
    expect(await ids("state=stale")).toEqual([]);
    expect((await done("GET", `/api/getMedia?media_id=${id}`)).media).toMatchObject([
      { alt: { eng: "A girl", tra: "男孩", sim: "男孩" } },
    ]);
  });

  it("are no text while the picture is decoration, and are statusOf meanwhile", async () => {
    const id = await upload();
    await news(id);
    await describeAs(id, { alt: localized(() => "花") });
    await describeAs(id, { decorative: true });
    expect(await ids()).not.toContain(id);
    await describeAs(id, { alt: { tra: "木棉花" } });
    await describeAs(id, { decorative: false });
    expect(await board("state=stale")).toMatchObject([{ id, eng: "stale", sim: "stale" }]);
  });

  it("are listed beside the entry that uses the picture", async () => {
    const [early, late] = [await upload(), await upload()];
    await describeAs(early, { alt: { tra: "舊" } });
    await describeAs(late, { alt: { tra: "新" } });
    await news(early, "2019-01-01");
    await news(late, "2025-01-01");
    const order = (await ids("state=missing")).filter((id) => [early, late].includes(id));
    expect(order).toEqual([late, early]);
  });

  it("are put there at a start where they were not yet", async () => {
    const id = await upload();
    await news(id);
    await describeAs(id, { alt: { tra: "花" } });
    const db = app.deps.db.$extendTables<{ translation: { type: string } }>();
    const before = await board();
    await db.deleteFrom("translation").where("type", "=", "media").execute();
    await db
      .$extendTables<{ translation_count: { type: string } }>()
      .deleteFrom("translation_count")
      .where("type", "=", "media")
      .execute();
    expect(await board()).toEqual([]);
    await fillImageTexts(app.deps.db);
    expect(await board()).toEqual(before);
    await fillImageTexts(app.deps.db);
    expect(await board()).toEqual(before);
  });

  it.each(["xliff", "csv"])("go to translators by %s, and what comes back is in force", async (format) => {
    const id = await upload();
    await news(id);
    await describeAs(id, { alt: { tra: "「花」& <樹>" } });
    const { parts } = await done("GET", "/api/languages");
    expect(parts).toContainEqual({ type: "media", name: "What pictures show", isSent: true });
    const query = `from=tra&to=eng&type=media&id=${id}&format=${format}`;
    const sent = await done("GET", `/api/exportTranslations?${query}`);
    expect(sent).toMatchObject({ texts: 1, left: 0 });
    const file = translated(sent.text as string, () => "A flower");
    const answer = await done("POST", "/api/readTranslations", { file });
    const [entry] = answer.entries as ImportedEntry[];
    expect(entry).toMatchObject({ type: "media", id, isInForce: true, units: [{ standing: "ready" }] });
    const compose = () => {
      const units = entry?.units.map(({ path, at, kept }) => ({ path, at, kept }));
      const { version } = entry ?? {};
      return call("POST", "/api/composeTranslation", {
        ...{ type: "media", id, version, from: "tra", to: "eng", units },
      });
    };
    const { body } = await compose();
    await describeAs(id, { alt: (body.entry as { alt: object }).alt });
    expect((await done("GET", `/api/getMedia?media_id=${id}`)).media).toMatchObject([
      { alt: { tra: "「花」& <樹>", sim: "" } },
    ]);
    expect(await ids("state=missing&lang=eng")).not.toContain(id);
    // Somebody has changed it since the file was read.
    expect((await compose()).status).toBe(409);
  });
});
