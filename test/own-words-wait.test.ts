import { beforeAll, describe, expect, it } from "vitest";
import { imagesInEntries } from "../src/content/pictures/described-uses.server";
import { carryOutDue } from "../src/content/schedule/due.server";
import { features } from "../src/features/index.server";
import { translated } from "../src/features/translations/testing/translator";
import type { Database } from "../src/platform/db/database.server";
import { appTests } from "./app-tests";
import { contentApi } from "./content/entries";
import { uploadPhoto } from "./photo";
import { loginAs } from "./roles";
import { addNote } from "./samples";

const HOUR = 60 * 60 * 1000;

describe("what a form says of its picture", () => {
  const { app, staff } = appTests();
  const done = async (
    path: string,
    json: object,
    headers: Record<string, string> = staff,
    method = "POST",
  ) => {
    const answer = await app.call(method, path, { headers, json });
    const body = await answer.json();
    expect({ path, status: answer.status, body }).toMatchObject({ status: 200 });
    return body;
  };
  const get = async (path: string) => (await app.call("GET", path, { headers: staff })).json();
  const said = async (db: Database, id: string, media_id: string) => {
    const imagesIn = await imagesInEntries(db, { type: "notes", entries: [id] }, [media_id], "eng");
    return imagesIn(id).get(media_id)?.alt;
  };
  const seen = (id: string, media_id: string) => said(app.deps.db, id, media_id);
  /** A note with a picture, and its form with words for that. */
  const typed = async (eng: string) => {
    const media_id = await uploadPhoto(app, staff);
    const id = await addNote(app, staff, { coverId: media_id, eng: { author: "Ming" } });
    const { content } = (await contentApi(app, staff, "notes").read(id)).body;
    return { media_id, id, note: { ...content, pictureAlts: { [media_id]: { eng } } } };
  };
  let read: (db: Database) => Promise<unknown>;
  beforeAll(() => {
    app.deps.preview.renderBy(async ({ db }) => new Response(`<html><body>${await read(db)}</body></html>`));
  });

  it("is in the preview alone until its time comes", async () => {
    const { media_id, id, note } = await typed("A girl on a swing");
    read = (db) => said(db, id, media_id);
    const { html } = await done("/api/preview", {
      lang: "eng",
      type: "notes",
      id,
      content: note,
    });
    expect(html).toContain("A girl on a swing");
    expect(await seen(id, media_id)).toBeNull();
    const at = new Date(Date.now() + HOUR);
    await contentApi(app, staff, "notes").save(id, 1, note, { at: at.toISOString() });
    expect(await seen(id, media_id)).toBeNull();
    await carryOutDue(app.deps, features, new Date(at.getTime() + 1));
    expect(await seen(id, media_id)).toBe("A girl on a swing");
  });

  it("waits for an administrator where a writer says it, and comes back from a translator as a draft", async () => {
    const { media_id, id, note } = await typed("A girl");
    const { headers } = await loginAs(app, "writer");
    await done("/api/setPublishingRule", { review: true });
    await done("/api/editnote", { note_id: id, note }, headers);
    expect(await seen(id, media_id)).toBeNull();
    await contentApi(app, staff, "notes").publish(id);
    expect(await seen(id, media_id)).toBe("A girl");

    const { text } = await get(`/api/exportTranslations?from=eng&to=tra&type=notes&id=${id}&format=xliff`);
    const file = translated(text, (words) => words.replace("A girl", "女孩"));
    const { entries, from, to } = await done("/api/readTranslations", { file });
    for (const { type, version, units } of entries) {
      const given = units.map((unit: { path: string; at: number; kept?: string }) => ({
        ...{ path: unit.path, at: unit.at, kept: unit.kept ?? "" },
      }));
      const sent = { type, id, version, from, to, units: given };
      const { entry } = await done("/api/composeTranslation", sent);
      await contentApi(app, staff, type).save(id, version, entry);
    }
    const { content } = (await contentApi(app, staff, "notes").read(id)).body;
    expect(content.pictureAlts[media_id]).toEqual({ eng: "A girl", tra: "女孩", sim: "" });
    expect(await seen(id, media_id)).toBe("A girl");
  });
});
