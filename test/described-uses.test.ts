import { describe, expect, it } from "vitest";
import { imagesInEntries } from "../src/content/pictures/described-uses.server";
import { carryOutDue } from "../src/content/schedule/due.server";
import { addConsent } from "../src/features/consents/testing/samples";
import { features } from "../src/features/index.server";
import type { LibraryFile } from "../src/media/library-contract";
import type { Lang } from "../src/platform/locale/lang";
import { appTests } from "./app-tests";
import { contentApi } from "./content/entries";
import { uploadPhoto } from "./photo";
import { loginAs } from "./roles";
import { addNote } from "./samples";

describe("what an entry says of a picture", () => {
  const { app, staff } = appTests();
  const send = (path: string, json: object, method = "POST") =>
    app.call(method, path, { headers: staff, json });
  const usesOf = async (media_id: string) => {
    const answer = await app.call("GET", `/api/getMedia?media_id=${media_id}`, { headers: staff });
    return ((await answer.json()).media[0] as LibraryFile).uses;
  };

  it("goes before what the library says, there and in its languages alone", async () => {
    const media_id = await uploadPhoto(app, staff);
    await send("/api/editMedia", { media_id, alt: { eng: "A river", tra: "一條河" } });
    const add = (author: string) => addNote(app, staff, { coverId: media_id, eng: { author } });
    const [own, other] = [await add("Own words"), await add("Library words")];
    const alts = async (lang: Lang) => {
      const entries = { type: "notes", entries: [own, other] };
      const imagesIn = await imagesInEntries(app.deps.db, entries, [media_id], lang);
      return entries.entries.map((id) => imagesIn(id).get(media_id)?.alt);
    };
    await describe(media_id, own, { eng: "Ming, who swims in the river" });
    expect(await alts("eng")).toEqual(["Ming, who swims in the river", "A river"]);
    // A language in which the entry says nothing has the library's words.
    expect(await alts("tra")).toEqual(["一條河", "一條河"]);
    expect((await usesOf(media_id)).map(({ id, own: said }) => [id, said?.eng]).sort()).toEqual(
      [[own, "Ming, who swims in the river"] as const, [other, undefined] as const].sort(),
    );
    // Also where it is decoration elsewhere.
    await send("/api/editMedia", { media_id, decorative: true });
    expect(await alts("eng")).toEqual(["Ming, who swims in the river", ""]);
    expect(await alts("tra")).toEqual(["Ming, who swims in the river", ""]);
    await describe(media_id, own, { eng: " " });
    expect(await alts("eng")).toEqual(["", ""]);
  });

  const get = async (path: string) => (await app.call("GET", path, { headers: staff })).json();
  const describe = async (media_id: string, id: string, said: object) => {
    const { entry } = await newest(id);
    const given = { ...entry, pictureAlts: { [media_id]: said } };
    expect((await notes().save(id, entry.version, given, {})).status).toBe(200);
  };
  const shown = async (id: string, media_id: string, lang: Lang = "eng") =>
    (await imagesInEntries(app.deps.db, { type: "notes", entries: [id] }, [media_id], lang))(id).get(media_id)
      ?.alt;
  const notes = (headers = staff) => contentApi(app, headers, "notes");
  const newest = async (id: string) => {
    const { content, revision, ...facts } = (await notes().read(id)).body;
    return { ...facts, entry: { ...content, version: revision } };
  };
  const publish = (id: string) => notes().publish(id);

  it("is a part of its versions: of drafts, of the history, and of what is brought back", async () => {
    const media_id = await uploadPhoto(app, staff);
    const id = await addNote(app, staff, { coverId: media_id, eng: { author: "Ming" } });
    expect((await newest(id)).entry.pictureAlts).toEqual({});
    await describe(media_id, id, { eng: "First" });
    const { entry } = await newest(id);
    expect(entry).toMatchObject({ version: 2, pictureAlts: { [media_id]: { eng: "First", tra: "" } } });
    // A save that says nothing of it, as forms send, leaves it as it was.
    const { pictureAlts: _, ...sent } = entry;
    const again = { ...sent, eng: { ...sent.eng, author: "Ming again" } };
    expect((await send("/api/editnote", { note_id: id, note: again })).status).toBe(200);
    expect(await shown(id, media_id)).toBe("First");
    // A draft has its own, which visitors get once it is published.
    const draft = { ...(await newest(id)).entry, pictureAlts: { [media_id]: { eng: "Second" } } };
    expect((await notes().save(id, draft.version, draft)).status).toBe(200);
    expect(await shown(id, media_id)).toBe("First");
    expect((await usesOf(media_id))[0]?.own?.eng).toBe("Second");
    expect((await newest(id)).waiting).toMatchObject({ changed: ["eng"] });
    await publish(id);
    expect(await shown(id, media_id)).toBe("Second");
    // The first revision said nothing of it.
    await notes().restore(id, { revision: 1 });
    expect((await newest(id)).entry.pictureAlts).toEqual({});
    expect(await shown(id, media_id)).toBe("Second");
    await publish(id);
    expect(await shown(id, media_id)).toBe(null);
    expect((await usesOf(media_id))[0]?.own).toBeUndefined();
  });

  it("goes with a picture that an entry has no more, and waits with a language that is unpublished", async () => {
    const [media_id, other] = [await uploadPhoto(app, staff), await uploadPhoto(app, staff)];
    const id = await addNote(app, staff, { coverId: media_id, eng: { author: "Ming" } });
    await describe(media_id, id, { eng: "A girl", tra: "女孩" });
    const { entry } = await newest(id);
    const said = { [media_id]: { eng: "A boy", tra: "男孩" }, [other]: { eng: "Not there" } };
    const given = { ...entry, pictureAlts: said };
    const saved = await notes().save(id, entry.version, given, { langs: ["eng", "sim"] });
    expect(saved.status).toBe(200);
    expect([await shown(id, media_id, "tra"), await shown(id, media_id)]).toEqual(["女孩", "A boy"]);
    const { entry: now } = await newest(id);
    expect(now.pictureAlts).toEqual({ [media_id]: { eng: "A boy", tra: "男孩", sim: "" } });
    await send("/api/editnote", { note_id: id, note: { ...now, coverId: other } });
    expect((await newest(id)).entry.pictureAlts).toEqual({});
  });

  it("is told of a withheld entry to administrators alone, by whose title its picture is found once it is released", async () => {
    const media_id = await uploadPhoto(app, staff);
    const id = await addNote(app, staff, { coverId: media_id, eng: { author: "Siu-ling of Kwun Tong" } });
    await describe(media_id, id, { eng: "Siu-ling at her desk" });
    const consent = await addConsent(app, staff, { entries: [{ type: "notes", id }] });
    await send("/api/withdrawConsent", { consent_id: consent });
    const found = async (headers: object = staff) => {
      const search = "/api/media?q=Siu-ling%20Kwun";
      const answer = await app.call("GET", search, { headers: { ...headers } });
      return (await answer.json()).media.map((file: LibraryFile) => file._id);
    };
    expect(await found()).toEqual([]);
    const { headers } = await loginAs(app, "writer");
    const answer = await app.call("GET", `/api/getMedia?media_id=${media_id}`, { headers });
    expect(JSON.stringify(await answer.json())).not.toContain("Siu-ling");
    expect((await usesOf(media_id))[0]?.own?.eng).toBe("Siu-ling at her desk");
    await send("/api/releaseEntry", { consent_id: consent, entry: { type: "notes", id } });
    expect(await found()).toEqual([media_id]);
  });

  it("is part of what is planned, though a newer version waits for an administrator at its time", async () => {
    const [media_id, gone] = [await uploadPhoto(app, staff), await uploadPhoto(app, staff, 300)];
    const note = (author: string, faceId: string | null = null) => ({
      ...{ coverId: media_id, faceId, eng: { author } },
      pictureAlts: faceId === null ? {} : { [media_id]: { eng: "Ming" }, [faceId]: { eng: "A child" } },
    });
    const id = await addNote(app, staff, note("One"));
    await notes().save(id, 1, note("Two", gone));
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await notes().publish(id, { at })).status).toBe(200);
    await send("/api/setPublishingRule", { review: true });
    const { headers } = await loginAs(app, "writer");
    expect((await notes(headers).save(id, 2, note("Three"))).status).toBe(200);
    await send("/api/setPublishingRule", { review: false });
    const consent = await addConsent(app, staff, { pictures: [gone] });
    await send("/api/withdrawConsent", { consent_id: consent });
    await carryOutDue(app.deps, features, new Date(Date.now() + 7_200_000));
    const { published } = (await notes().read(id)).body;
    const { content: entry } = (await notes().read(id, published.eng)).body;
    expect(entry).toMatchObject({ eng: { author: "Two" }, pictureAlts: { [media_id]: { eng: "Ming" } } });
    expect(JSON.stringify(entry)).not.toMatch(new RegExp(`${gone}|A child`));
    expect(await shown(id, media_id)).toBe("Ming");
  });

  it("is said for the library with a save, also of a draft, and waits for nobody but where visitors would get it", async () => {
    const [media_id, other] = [await uploadPhoto(app, staff), await uploadPhoto(app, staff)];
    const library = async (id: string) => {
      const { media } = await get(`/api/getMedia?media_id=${id}`);
      return media[0] as LibraryFile;
    };
    const put = (headers: Record<string, string>, path: string, json: object, method = "PUT") =>
      app.call(method, path, { headers, json });
    const content = { coverId: media_id, eng: { author: "Ming" } };
    const descriptions = {
      [media_id]: { alt: { eng: "A river\nin the hills" } },
      [other]: { alt: { eng: "Not in the note" } },
    };
    const made = await put(staff, "/api/content/notes", { content, descriptions }, "POST");
    expect(made.status).toBe(201);
    const { id, revision } = await made.json();
    expect((await library(media_id)).alt).toEqual({ eng: "A river in the hills", tra: "", sim: "" });
    expect((await library(other)).alt.eng).toBe("");
    const path = `/api/content/notes/${id}`;
    const long = { [media_id]: { alt: { tra: "河".repeat(1001) } } };
    const refused = await put(staff, path, { content, revision, descriptions: long });
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors[0].path).toBe(`descriptions.${media_id}.alt.tra`);
    await send("/api/setPublishingRule", { review: true });
    const { headers } = await loginAs(app, "writer");
    const said = { [media_id]: { alt: { tra: "一條河" }, decorative: false } };
    const saved = await put(headers, path, { content, revision, descriptions: said });
    expect(saved.status).toBe(200);
    expect((await library(media_id)).alt).toEqual({ eng: "A river in the hills", tra: "一條河", sim: "" });
    await publish(id);
    const now = (await newest(id)).entry.version;
    const seen = { [media_id]: { alt: { eng: "Seen by visitors" } } };
    expect((await put(headers, path, { content, revision: now, descriptions: seen })).status).toBe(403);
    await send("/api/setPublishingRule", { review: false });
    expect((await library(media_id)).alt.eng).toBe("A river in the hills");
    expect((await newest(id)).entry.version).toBe(now);
  });

  it("stands on the board by picture and language, one press from its field, and goes to translators", async () => {
    const media_id = await uploadPhoto(app, staff);
    const id = await addNote(app, staff, { coverId: media_id, tra: { author: "明" } });
    await describe(media_id, id, { tra: "男孩" });
    const path = `pictureAlts.${media_id}`;
    const board = async () =>
      (await get(`/api/languages?type=notes&id=${id}&lang=eng`)).entries.find(
        (each: { path: string }) => each.path === path,
      );
    expect(await board()).toMatchObject({
      ...{ eng: "missing", tra: "reviewed", sim: "missing", label: "Description of a picture here" },
      url: `/cms/EditAppreciation?note_id=${id}&lang=eng&field=${encodeURIComponent(path)}`,
    });
    const { text } = await get(`/api/exportTranslations?from=tra&to=eng&type=notes&id=${id}&format=csv`);
    expect(text.split("\r\n").find((each: string) => each.includes(path))).toContain("男孩");
    await describe(media_id, id, { tra: "男孩", eng: "A boy", sim: "男孩" });
    expect(await board()).toMatchObject({ eng: "reviewed", sim: "reviewed" });
    await describe(media_id, id, { tra: "一個男孩", eng: "A boy", sim: "男孩" });
    expect(await board()).toMatchObject({ eng: "stale", tra: "reviewed", sim: "stale" });
  });
});
