import { beforeAll, describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { uploadPhoto } from "../../../test/photo";
import type { ContentTables } from "../../content/store/tables.server";
import { hongKongDay } from "../../platform/locale/format";
import { publishFirstTopics } from "./feature.server";
import { pathsOf, smaCalls } from "./testing/calls";
import { addSmaTopic } from "./testing/samples";

describe("editing SMA topics", () => {
  const { app, staff } = appTests();
  const calls = smaCalls(app, staff);
  const review = contentApi(app, staff, "smaReview");

  beforeAll(async () => {
    await publishFirstTopics(app.deps.db);
  });

  const part = { subTitle: "A part", content: "A text." };

  it("edits the table, the links and their text, and keeps both when they are left out", async () => {
    const symptoms = await calls.keyed("symptoms");
    const [first] = symptoms.table?.rows ?? [];
    if (!symptoms.table || !first) throw new Error("The table is empty.");
    const row = { ...first, ageOfOnset: { ...first.ageOfOnset, tra: "未出生" } };
    const table = { ...symptoms.table, rows: [row, ...symptoms.table.rows.slice(1)] };
    expect((await calls.edit({ ...symptoms, table })).status).toBe(200);
    const { table: _, ...rest } = symptoms;
    expect(
      (await calls.edit({ ...rest, version: undefined, eng: { ...rest.eng, title: "Signs" } })).status,
    ).toBe(200);
    expect(await calls.keyed("symptoms")).toMatchObject({ table, eng: { title: "Signs" } });

    const further = await calls.keyed("further-information");
    const link = { name: { eng: "A library" }, url: "https://library.example/sma" };
    expect((await calls.edit({ ...further, links: [link] })).status).toBe(200);
    const { links: __, ...linkless } = further;
    expect((await calls.edit({ ...linkless, version: undefined })).status).toBe(200);
    expect((await calls.keyed("further-information")).links).toEqual([
      { name: { eng: "A library", tra: "", sim: "" }, url: link.url, note: { eng: "", tra: "", sim: "" } },
    ]);
  });

  it("refuses links that are none, rows without a type, and parts of another topic", async () => {
    const further = await calls.keyed("further-information");
    const links = [{ url: "javascript:alert(1)" }, { name: { sim: "甲" }, url: "library" }];
    expect(pathsOf(await calls.edit({ ...further, links }))).toEqual([
      "content.links.0.url",
      "content.links.1.url",
      "content.links.0.name.eng",
    ]);
    const nameless = [{ url: "https://library.example" }];
    expect(pathsOf(await calls.edit({ ...further, links: nameless }))).toEqual(["content.links.0.name.eng"]);
    const symptoms = await calls.keyed("symptoms");
    const table = { ...symptoms.table, rows: [{ category: { eng: "Mild" } }] };
    expect(pathsOf(await calls.edit({ ...symptoms, table }))).toEqual(["content.table.rows.0.type.eng"]);
    const care = await calls.keyed("care");
    expect(pathsOf(await calls.edit({ ...care, table: symptoms.table, links: further.links }))).toEqual([
      "content.table",
      "content.links",
    ]);
  });

  it("lets only one of many edits at once through, and the last one without a version", async () => {
    const id = await addSmaTopic(app, staff);
    const titled = (title: string, version?: number) =>
      calls.edit({ _id: id, version, eng: { title, items: [part] } });
    const answers = await Promise.all(["a", "b", "c"].map((title) => titled(title, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await titled("last")).status).toBe(200);
    expect(await calls.one(id)).toMatchObject({ version: 3, eng: { title: "last" } });
    expect((await calls.edit({ _id: "nobody", version: 1, eng: { title: "x" } })).status).toBe(404);
  });

  it("keeps a cover that a topic shows in the store", async () => {
    const coverId = await uploadPhoto(app, staff);
    await addSmaTopic(app, staff, { coverId });
    const media = app.deps.db.$extendTables<{ media: { id: string } }>();
    await expect(media.deleteFrom("media").where("id", "=", coverId).execute()).rejects.toThrow(
      /foreign key/i,
    );
  });

  it("orders, and refuses a list that leaves one out, repeats one or has an unknown one", async () => {
    const ids = (await calls.read()).sma.map(({ _id }) => _id);
    const reversed = ids.toReversed();
    expect((await calls.order(reversed)).status).toBe(200);
    expect((await calls.read()).sma.map(({ _id, order: at }) => [_id, at])).toEqual(
      reversed.map((id, at) => [id, at]),
    );
    const [first = "", ...rest] = ids;
    for (const list of [rest, [first, ...ids], [...rest, rest.at(-1) ?? ""], [...rest, "x"]]) {
      expect((await calls.order(list)).status).toBe(409);
    }
    expect((await calls.read()).sma.map(({ _id }) => _id)).toEqual(reversed);
  });

  it("deletes, and brings back exactly what was there, at its place", async () => {
    const before = await calls.read();
    const { _id } = await calls.keyed("symptoms");
    expect((await calls.remove(_id)).status).toBe(200);
    expect(await calls.one(_id)).toBeUndefined();
    expect((await calls.remove(_id)).status).toBe(404);
    expect((await calls.restore(_id)).status).toBe(200);
    expect(await calls.read()).toEqual(before);
    expect((await calls.restore(_id)).status).toBe(404);
  });

  it("brings a topic back before the one that has its place since", async () => {
    const ids = (await calls.read()).sma.map(({ _id }) => _id);
    const [first, second = "", ...rest] = ids;
    await calls.remove(second);
    expect((await calls.order([first ?? "", ...rest])).status).toBe(200);
    await calls.restore(second);
    const places = (await calls.read()).sma.map(({ _id, order }) => [_id, order]);
    expect(places).toEqual(ids.map((id, place) => [id, place]));
  });

  it("keeps the ids of references that stay, by those that are sent or else by their texts", async () => {
    const id = await addSmaTopic(app, staff, {
      eng: { title: "x", references: ["A", "B"], items: [{ ...part, content: "See [2]." }] },
      tra: { references: ["B"] },
    });
    const topic = await calls.one(id);
    const [a, b] = topic?.referenceIds.eng ?? [];
    expect(topic?.referenceIds).toEqual({ eng: [a, b], tra: [b], sim: [] });
    const eng = { ...topic?.eng, references: ["New", "A", "B"] };
    expect((await calls.edit({ ...topic, eng, referenceIds: undefined })).status).toBe(200);
    const second = await calls.one(id);
    const [added] = second?.referenceIds.eng ?? [];
    expect(second?.referenceIds.eng).toEqual([added, a, b]);
    expect([a, b]).not.toContain(added);
    const corrected = { ...second?.eng, references: ["New", "A, corrected", "B"] };
    await calls.edit({ ...second, eng: corrected });
    expect((await calls.one(id))?.referenceIds.eng).toEqual([added, a, b]);
    const wrong = { eng: ["one", "one", "two"] };
    await calls.edit({ ...second, version: undefined, referenceIds: wrong });
    expect(new Set((await calls.one(id))?.referenceIds.eng).size).toBe(3);
  });

  it("gives a topic of an earlier version the same ids each time, also after a deletion of then", async () => {
    const id = await addSmaTopic(app, staff, {
      eng: { title: "x", references: ["A", "B"] },
      tra: { references: ["B", "A", "A"] },
    });
    const db = app.deps.db.$extendTables<ContentTables>();
    const { content } = await db
      .selectFrom("entry_version")
      .select("content")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const old = { ...JSON.parse(content), referenceIds: { eng: [], tra: [], sim: [] } };
    await db
      .updateTable("entry_version")
      .set({ content: JSON.stringify(old) })
      .where("id", "=", id)
      .execute();
    const ids = { eng: ["s1", "s2"], tra: ["s2", "s1", "s3"], sim: [] };
    expect((await calls.one(id))?.referenceIds).toEqual(ids);
    await calls.remove(id);
    expect((await calls.restore(id)).status).toBe(200);
    expect((await calls.one(id))?.referenceIds).toEqual(ids);
  });

  it("moves the date of the review only when somebody says that a change was reviewed", async () => {
    await review.edit("smaReview", { date: "2026-01-02", eng: { reviewer: "The clinic" } });
    const id = await addSmaTopic(app, staff);
    const edit = (reviewed?: boolean | "") => calls.edit({ _id: id, reviewed, eng: { title: "x" } });
    for (const answer of [undefined, false]) {
      expect((await edit(answer)).status).toBe(200);
      expect((await calls.read()).review.date).toBe("2026-01-02");
    }
    expect(pathsOf(await edit(""))).toEqual(["content.reviewed"]);
    expect((await edit(true)).status).toBe(200);
    expect((await calls.read()).review).toMatchObject({ date: hongKongDay(new Date()), eng: "The clinic" });
    const journal = app.deps.db.selectFrom("journal").select("entity_id").orderBy("id", "desc").limit(2);
    expect((await journal.execute()).map(({ entity_id }) => entity_id)).toEqual([id, "review"]);
  });

  it("keeps the date and the reviewer of a review, and refuses the future, nobody and an older version", async () => {
    const { version } = (await calls.read()).review;
    const save = (content: object, from = version + 1) => review.save("smaReview", from, content, {});
    const tra = { reviewer: "陳醫生" };
    expect((await save({ date: "2026-11-01", tra }, version)).status).toBe(200);
    expect((await calls.read()).review).toMatchObject({
      date: "2026-11-01",
      eng: "",
      tra: "陳醫生",
      version: version + 1,
    });
    const eng = { reviewer: "x" };
    expect(pathsOf(await save({ date: "2999-01-01", eng }))).toEqual(["content.date"]);
    expect(pathsOf(await save({ date: "2026-02-30", eng }))).toEqual(["content.date"]);
    expect(pathsOf(await save({ date: "2026-11-01", eng: { reviewer: " " } }))).toEqual([
      "content.eng.reviewer",
    ]);
    expect((await save({ date: "2026-11-02", eng }, version)).status).toBe(409);
  });
});
