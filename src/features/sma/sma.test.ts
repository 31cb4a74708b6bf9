import { beforeAll, describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { uploadPhoto } from "../../../test/photo";
import { smaReviewDate, smaReviewer, smaTopics } from "../../charity/sma-texts";
import { LANGS } from "../../platform/locale/lang";
import { publishFirstTopics } from "./feature.server";
import { pathsOf, smaCalls } from "./testing/calls";
import { addSmaTopic } from "./testing/samples";

describe("SMA topics", () => {
  const { app, staff } = appTests();
  const calls = smaCalls(app, staff);

  beforeAll(async () => {
    await Promise.all([publishFirstTopics(app.deps.db), publishFirstTopics(app.deps.db)]);
  });

  it("has the first topics once, in order, in three languages, with table, links and review", async () => {
    const { sma, review } = await calls.read();
    expect(sma.map(({ key, order }) => [key, order])).toEqual(smaTopics.map(({ key }, at) => [key, at]));
    expect(review).toMatchObject({ date: smaReviewDate, ...smaReviewer });
    for (const [at, { title, items, references, table, links }] of smaTopics.entries()) {
      for (const lang of LANGS) {
        expect(sma[at]?.[lang]).toEqual({
          title: title[lang],
          references,
          items: items.map(({ subTitle, content }) => ({
            subTitle: subTitle[lang],
            content: content.map((paragraph) => paragraph[lang]).join("\n\n"),
          })),
        });
      }
      const ids = references.map((_, place) => `s${place + 1}`);
      expect(sma[at]?.referenceIds).toEqual({ eng: ids, tra: ids, sim: ids });
      expect(sma[at]?.table).toEqual(table ?? null);
      expect(sma[at]?.links).toEqual(links ?? null);
    }
  });

  it("takes the first topics back as they are: their citations hold, and nothing changes", async () => {
    for (const topic of (await calls.read()).sma) {
      expect((await calls.edit(topic)).status).toBe(200);
      expect(await calls.one(topic._id)).toEqual({ ...topic, version: topic.version + 1 });
    }
  });

  it("adds a topic after the others: parts even in all languages, text trimmed", async () => {
    const coverId = await uploadPhoto(app, staff);
    const id = await addSmaTopic(app, staff, {
      coverId,
      eng: {
        title: " Sleep ",
        references: "Source A\r\n\n Source B",
        items: [
          { subTitle: "At night", content: "One. [1]\r\n\r\n\r\nTwo. [2]\n" },
          { subTitle: "By day", content: "Rest." },
        ],
      },
      tra: { title: "睡眠", items: [{ subTitle: "晚上", content: "一。[2]" }] },
    });
    expect(await calls.one(id)).toEqual({
      _id: id,
      key: null,
      order: smaTopics.length,
      coverId,
      eng: {
        title: "Sleep",
        references: ["Source A", "Source B"],
        items: [
          { subTitle: "At night", content: "One. [1]\n\nTwo. [2]" },
          { subTitle: "By day", content: "Rest." },
        ],
      },
      tra: {
        title: "睡眠",
        references: [],
        items: [
          { subTitle: "晚上", content: "一。[2]" },
          { subTitle: "", content: "" },
        ],
      },
      sim: {
        title: "",
        references: [],
        items: [
          { subTitle: "", content: "" },
          { subTitle: "", content: "" },
        ],
      },
      referenceIds: { eng: [expect.stringMatching(/^r/), expect.stringMatching(/^r/)], tra: [], sim: [] },
      table: null,
      links: null,
      version: 1,
    });
  });

  const part = { subTitle: "A part", content: "A text." };
  it.each([
    [{ sim: { items: [part] } }, ["content.eng.title"]],
    [{ eng: { title: "x", items: [{ content: "y" }] } }, ["content.eng.items.0.subTitle"]],
    [{ eng: { title: "x", items: [part, { subTitle: "y" }] } }, ["content.eng.items.1.content"]],
    [{ tra: { title: "x", items: [{ ...part, content: "[1]" }] } }, ["content.tra.items.0.content"]],
    [
      { eng: { title: "x", references: ["A"], items: [part, { ...part, content: "[1] and [2]" }] } },
      ["content.eng.items.1.content"],
    ],
    [
      { eng: { title: "x", references: ["A"], items: [{ ...part, content: "[0]" }] } },
      ["content.eng.items.0.content"],
    ],
    [{ eng: { title: "x" }, coverId: crypto.randomUUID() }, ["content.coverId"]],
    [{ eng: { title: 5 } }, ["content.eng.title"]],
  ])("refuses %j", async (topic, paths) => {
    const answer = await calls.create(topic, {});
    expect(answer.status).toBe(400);
    expect(pathsOf(answer)).toEqual(paths);
  });

  it("does not publish the first topics again, even when all are deleted", async () => {
    for (const { _id } of (await calls.read()).sma) {
      expect((await calls.remove(_id)).status).toBe(200);
    }
    await publishFirstTopics(app.deps.db);
    expect((await calls.read()).sma).toEqual([]);
  });
});
