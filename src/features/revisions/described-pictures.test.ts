import { beforeAll, describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { uploadPhoto } from "../../../test/photo";
import { loginAs } from "../../../test/roles";
import { addNote } from "../../../test/samples";
import { imagesInEntries } from "../../content/pictures/described-uses.server";
import { carryOutDue } from "../../content/schedule/due.server";
import type { Database } from "../../platform/db/database.server";
import { features } from "../index.server";

const HOUR = 60 * 60 * 1000;

describe("what an entry says of a picture, on its way to visitors", () => {
  const { app, staff } = appTests();
  let place = { id: "", media_id: "" };
  const send = async (path: string, json: object) => {
    const answer = await app.call("POST", path, { headers: staff, json });
    return { status: answer.status, body: await answer.json() };
  };
  const said = async (db: Database = app.deps.db) => {
    const { id, media_id } = place;
    const imagesIn = await imagesInEntries(db, { type: "notes", entries: [id] }, [media_id], "eng");
    return imagesIn(id).get(media_id)?.alt;
  };
  /** A note as a form sends it, with other words for its picture. */
  const saying = (eng: string) => {
    const { media_id } = place;
    const pictureAlts = { [media_id]: { eng, tra: "", sim: "" } };
    return { coverId: media_id, eng: { author: "Ming" }, pictureAlts };
  };
  /** Saves the note with these words, for visitors to get them as is wished. */
  const save = async (eng: string, publish: object, headers = staff) => {
    const { read, save } = contentApi(app, headers, "notes");
    const { revision } = (await read(place.id)).body;
    return save(place.id, revision, saying(eng), publish);
  };
  beforeAll(async () => {
    app.deps.preview.renderBy(async ({ db }) => new Response(`<body>${await said(db)}</body>`));
  });
  const begin = async () => {
    const media_id = await uploadPhoto(app, staff);
    place = { media_id, id: await addNote(app, staff, { coverId: media_id, eng: { author: "Ming" } }) };
    await save("Before", {});
    expect(await said()).toBe("Before");
  };

  it("is shown in a preview, and to nobody else", async () => {
    await begin();
    const asked = { type: "notes", id: place.id, content: saying("As it is typed"), lang: "eng" };
    const { body } = await send("/api/preview", asked);
    expect(body.html).toContain("As it is typed");
    expect(await said()).toBe("Before");
  });

  it("is published at its time", async () => {
    await begin();
    const at = new Date(Date.now() + HOUR).toISOString();
    expect((await save("Planned", { langs: ["eng"], at })).status).toBe(200);
    expect(await said()).toBe("Before");
    await carryOutDue(app.deps, features, new Date(Date.now() + 0.9 * HOUR));
    expect(await said()).toBe("Before");
    await carryOutDue(app.deps, features, new Date(Date.now() + 1.1 * HOUR));
    expect(await said()).toBe("Planned");
  });

  it("waits for an administrator where a writer has written it", async () => {
    await begin();
    const { headers } = await loginAs(app, "writer");
    await send("/api/setPublishingRule", { review: true });
    expect((await save("A writer's", {}, headers)).status).toBe(200);
    expect(await said()).toBe("Before");
    await contentApi(app, staff, "notes").publish(place.id);
    expect(await said()).toBe("A writer's");
    await send("/api/setPublishingRule", { review: false });
  });
});
