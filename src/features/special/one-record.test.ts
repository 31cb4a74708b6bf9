import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { ONE_ENGINE, type TestApp } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { uploadPhoto } from "../../../test/photo";
import { carryOutDue } from "../../content/schedule/due.server";
import type { Database } from "../../platform/db/database.server";
import { migrate, migrateTo } from "../../platform/db/migrate.server";
import { prepare } from "../../prepare.server";
import { features } from "../index.server";

const BEFORE = "2026-12-02-40-chart-descriptions";
const at = (day: number) => `2026-11-0${day}T03:00:00.000Z`;

/** A version of one of the six former entries. */
interface Former {
  id: number;
  number: number;
  state: "published" | "draft";
  day: number;
  photo: string | null;
  eng?: string;
  tra?: string;
  alts?: object;
}

async function putFormer(db: Database, { id, number, state, day, photo, eng = "", tra = "", alts }: Former) {
  const content = { photo_id: photo, caption: { eng, tra, sim: "" }, eng: {}, tra: {}, sim: {} };
  await sql`insert into entry_version (type, id, number, state, author, at, content) values ('special', ${String(id)},
    ${number}, ${state}, 'mei', ${at(day)}, ${JSON.stringify({ ...content, ...(alts && { pictureAlts: alts }) })})`.execute(
    db,
  );
  const published = state === "published" ? sql`${number}` : sql`published`;
  await sql`update entry set number = ${number}, published = ${published}
    where type = 'special' and id = ${String(id)}`.execute(db);
}

/** Six slots: 1 as it began, 2 with words, 3 with a draft, 4 taken down, 5 with a plan for it, 6 with one to take it down. */
async function putSix(db: Database, [a = "", b = "", c = ""]: readonly string[]) {
  await migrateTo(db, BEFORE);
  const alts = { [a]: { eng: "A crew", tra: "", sim: "" } };
  await putFormer(db, { id: 2, number: 2, state: "published", day: 2, photo: a, eng: "Crew", alts });
  await putFormer(db, {
    id: 3,
    number: 2,
    state: "published",
    day: 3,
    photo: b,
    eng: "Choir",
    tra: "合唱團",
  });
  await putFormer(db, {
    id: 3,
    number: 3,
    state: "draft",
    day: 5,
    photo: b,
    eng: "The choir",
    tra: "合唱團",
  });
  await putFormer(db, { id: 4, number: 2, state: "published", day: 4, photo: c });
  await sql`update entry set published = null where type = 'special' and id = '4'`.execute(db);
  await putFormer(db, { id: 5, number: 2, state: "draft", day: 6, photo: c, eng: "Planned" });
  await putFormer(db, { id: 6, number: 2, state: "published", day: 7, photo: c });
  for (const [key, id, act, day, version] of [
    ["k1", "5", "publish", 8, 2],
    ["k2", "6", "unpublish", 9, null],
  ])
    await sql`insert into scheduled_change (key, type, id, act, langs, at, author, state, version) values
      (${key}, 'special', ${id}, ${act}, 'eng tra sim', ${at(Number(day))}, 'mei', 'waiting', ${version})`.execute(
      db,
    );
  for (const [id, state] of [
    ["3", "waiting"],
    ["5", "draft"],
  ])
    await sql`insert into review (type, id, state, langs, author, at)
      values ('special', ${id}, ${state}, 'eng', 'wen', ${at(5)})`.execute(db);
  await sql`insert into entry_comment (key, type, id, author, at, text, is_review)
    values ('c', 'special', '3', 'wen', ${at(5)}, 'Please look.', 0)`.execute(db);
  await sql`insert into preview_link (id, token_hash, type, entry, author, role, made_at, until, revision)
    values ('p', 'hash', 'special', '3', 'mei', 'administrator', ${at(5)}, ${at(9)}, 3)`.execute(db);
  const line = [{ reason: "missing", where: "photo_id", detail: "x" }];
  for (const [old, id, lines] of [
    ["old2", "2", "[]"],
    ["old3", "3", JSON.stringify(line)],
  ])
    await sql`insert into import_entry (type, old_id, id, lines) values ('special', ${old}, ${id}, ${lines})`.execute(
      db,
    );
}

const shownIn = async (app: TestApp): Promise<unknown[]> => {
  const { special } = await (await app.call("GET", "/api/special")).json();
  return special
    .flat()
    .map(({ photo_id, caption }: { photo_id: string | null; caption: object }) => [
      photo_id,
      ...Object.values(caption).filter((text) => text !== ""),
    ]);
};

describe.each(ONE_ENGINE)("the six entries of special images of before on %s", (engine) => {
  const { app, staff } = appTests(engine);
  let photos: string[] = [];

  beforeAll(async () => {
    photos = [
      await uploadPhoto(app, staff),
      await uploadPhoto(app, staff, 481),
      await uploadPhoto(app, staff, 482),
    ];
    await putSix(app.deps.db, photos);
    await migrate(app.deps.db);
    await prepare(app.deps);
  });

  it("are one record, which visitors get as they got the six, with their newest words and their history", async () => {
    const [a, b, c] = photos;
    expect(await shownIn(app)).toEqual([[null], [a, "Crew"], [b, "Choir", "合唱團"], [null], [null], [c]]);
    const { read, revisions } = contentApi(app, staff, "special");
    const { content, state } = (await read("special")).body;
    const words = (eng: string, tra = "") => ({ eng, tra, sim: "" });
    expect(content).toMatchObject({
      image1: { photo_id: null, caption: words("") },
      image2: { photo_id: a, caption: words("Crew") },
      image3: { photo_id: b, caption: words("The choir", "合唱團") },
      image4: { photo_id: c },
      image5: { photo_id: c, caption: words("Planned") },
      image6: { photo_id: c },
      pictureAlts: { [String(a)]: words("A crew") },
    });
    expect(state).toBe("in_review");
    const past: { at: string; author: string }[] = (await revisions("special")).body.revisions;
    expect(past.map(({ at: saved, author }) => [author, saved.slice(0, 10)])).toEqual([
      ...Array.from({ length: 4 }, () => ["", "2026-11-07"]),
      ...[7, 6, 5, 4, 3, 2].map((day) => ["mei", `2026-11-0${day}`]),
      ["", "1970-01-01"],
    ]);
    const { media } = await (await app.call("GET", "/api/media?q=&kind=image", { headers: staff })).json();
    const used = media.find(({ _id }: { _id: string }) => _id === b);
    expect(used.uses[0]).toMatchObject({ type: "special", id: "special", path: "image3.photo_id" });
  });

  it("take along what else names one of them", async () => {
    const rest = async (table: string, columns: string) => {
      const rows = sql`select ${sql.raw(columns)} from ${sql.table(table)} where type = 'special'`;
      return (await rows.execute(app.deps.db)).rows;
    };
    expect(await rest("review", "id, state")).toEqual([{ id: "special", state: "waiting" }]);
    expect(await rest("entry_comment", "id, text")).toEqual([{ id: "special", text: "Please look." }]);
    expect(await rest("preview_link", "entry, revision")).toEqual([{ entry: "special", revision: 5 }]);
    const lines = JSON.stringify([{ reason: "missing", where: "image3.photo_id", detail: "x" }]);
    expect(await rest("import_entry", "old_id, id, lines")).toEqual([
      { old_id: "special", id: "special", lines },
    ]);
  });

  it("are changed at the times that were planned for one of them, and can be six again", async () => {
    const [a, b, c] = photos;
    await carryOutDue(app.deps, features, new Date(at(8)));
    const choir = [b, "Choir", "合唱團"];
    expect(await shownIn(app)).toEqual([[null], [a, "Crew"], choir, [null], [c, "Planned"], [c]]);
    await carryOutDue(app.deps, features, new Date(at(9)));
    const after = [[null], [a, "Crew"], choir, [null], [c, "Planned"], [null]];
    expect(await shownIn(app)).toEqual(after);
    const { db } = app.deps;
    await migrateTo(db, BEFORE);
    const { rows } = await sql<{
      id: string;
    }>`select id from entry where type = 'special' order by id`.execute(db);
    expect(rows.map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5", "6"]);
    await migrate(db);
    await prepare(app.deps);
    expect(await shownIn(app)).toEqual(after);
  });
});
