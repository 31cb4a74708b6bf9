import { expect, it } from "vitest";
import { ENGINES, openApp } from "../../../../test/app";
import { uploadPhoto } from "../../../../test/photo";
import { addNote } from "../../../../test/samples";
import type { ContentTables } from "../../../content/store/tables.server";
import { migrate, migrateTo } from "../../../platform/db/migrate.server";

it.each(ENGINES)("what an entry said of a picture beside its versions is in them on %s", async (engine) => {
  const app = await openApp(engine);
  const staff = await app.login();
  const media_id = await uploadPhoto(app, staff);
  const id = await addNote(app, staff, { coverId: media_id, eng: { author: "Ming" } });
  const alt = { eng: "Ming, who swims", tra: "", sim: "" };
  const json = { media_id, entry: { type: "notes", id }, alt };
  await app.call("POST", "/api/describeMediaUse", { headers: staff, json });
  const versions = app.deps.db.$extendTables<ContentTables>();
  const newest = async () => {
    const of = versions.selectFrom("entry_version").select(["number", "content"]).where("id", "=", id);
    return of.orderBy("number", "desc").executeTakeFirstOrThrow();
  };
  const { number, content } = await newest();
  const { pictureAlts, ...rest } = JSON.parse(content);
  expect(pictureAlts).toEqual({ [media_id]: alt });

  await migrateTo(app.deps.db, "2026-11-26-95-consents");
  const former = versions.updateTable("entry_version").set({ content: JSON.stringify(rest) });
  await former.where("id", "=", id).where("number", "=", number).execute();
  await migrate(app.deps.db);

  expect(JSON.parse((await newest()).content)).toEqual({ ...rest, pictureAlts });
  expect(app.errors()).toEqual([]);
  await app.close();
});
