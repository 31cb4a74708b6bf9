import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { uploadPhoto } from "../../../test/photo";
import { addNote } from "../../../test/samples";
import type { NoteEntry } from "../../contract/notes.server";

describe("notes of appreciation", () => {
  const { app, staff } = appTests();

  const get = async (path: string) => (await app.call("GET", path)).json();
  const send = (method: string, path: string, json: unknown) =>
    app.call(method, path, { headers: staff, json });
  const all = async (): Promise<NoteEntry[]> => (await get("/api/notes")).notes;
  const one = async (id: string): Promise<NoteEntry> => (await get(`/api/getnote?note_id=${id}`)).note[0];

  it("gives a note back whole, languages that were left out empty", async () => {
    const coverId = await uploadPhoto(app, staff);
    const note_id = await addNote(app, staff, {
      coverId,
      eng: undefined,
      tra: { author: " 林\n太 ", details: "會員母親", content: "\r\n第一段。\r\n\r\n第二段 <b>。\n" },
    });
    const empty = { author: "", details: "", content: "" };
    const tra = { author: "林 太", details: "會員母親", content: "第一段。\n\n第二段 <b>。" };
    expect(await one(note_id)).toEqual({
      _id: note_id,
      note: { coverId, faceId: null, eng: empty, tra, sim: empty },
      version: 1,
    });
  });

  it("goes on showing a face where a save leaves it out", async () => {
    const faceId = await uploadPhoto(app, staff);
    const note_id = await addNote(app, staff, { faceId });
    const edit = (note: object) => send("POST", "/api/editnote", { note_id, note });
    expect((await edit({ eng: { author: "Mrs Lam" } })).status).toBe(200);
    expect((await one(note_id)).note.faceId).toBe(faceId);
    expect((await edit({ faceId: null, eng: { author: "Mrs Lam" } })).status).toBe(200);
    expect((await one(note_id)).note.faceId).toBeNull();
  });

  it("lists notes newest first, an edited one in its old place", async () => {
    const older = await addNote(app, staff);
    const newer = await addNote(app, staff);
    await send("POST", "/api/editnote", { note_id: older, note: { eng: { author: "Edited" } } });
    const ids = (await all()).map(({ _id }) => _id);
    expect(ids.slice(0, 2)).toEqual([newer, older]);
  });

  it.each([
    [{}, "note.eng.content"],
    [{ eng: { details: "A donor", content: " \n " } }, "note.eng.content"],
    [{ eng: { author: 5 } }, "note.eng.author"],
    [{ eng: { author: "x".repeat(301) } }, "note.eng.author"],
    [{ sim: { author: "x" }, coverId: crypto.randomUUID() }, "note.coverId"],
  ])("refuses %j", async (note, path) => {
    const before = await all();
    const answer = await send("POST", "/api/addnote", { note });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toContainEqual({ path, message: expect.any(String) });
    expect(await all()).toEqual(before);
  });

  it("takes a note that has only an author, or only a text", async () => {
    for (const eng of [
      { author: "Anonymous", content: "" },
      { author: "", content: "Thank you." },
    ]) {
      const entry = await one(await addNote(app, staff, { eng }));
      expect(entry.note.eng).toEqual({ ...eng, details: "" });
    }
  });

  it("refuses an edit of an older version; without a version the last save wins", async () => {
    const note_id = await addNote(app, staff);
    const edit = (author: string, version?: number) =>
      send("POST", "/api/editnote", { note_id, version, note: { eng: { author } } });
    expect((await edit("first", 1)).status).toBe(200);
    expect((await edit("second", 1)).status).toBe(409);
    expect((await one(note_id)).note.eng.author).toBe("first");
    expect((await edit("third")).status).toBe(200);
    expect(await one(note_id)).toMatchObject({ version: 3, note: { eng: { author: "third", content: "" } } });
  });

  it("lets only one of many edits at once through", async () => {
    const note_id = await addNote(app, staff);
    const answers = await Promise.all(
      ["a", "b", "c", "d"].map((author) =>
        send("POST", "/api/editnote", { note_id, version: 1, note: { eng: { author } } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it("deletes and brings back a note as it was and where it was", async () => {
    const coverId = await uploadPhoto(app, staff);
    const note_id = await addNote(app, staff, { coverId, sim: { author: "林太太" } });
    await addNote(app, staff);
    const before = await all();
    const remove = () => send("DELETE", "/api/deleteNote", { note_id });
    const restore = () => contentApi(app, staff, "notes").restore(note_id);
    expect(await (await remove()).json()).toEqual({ message: "success", note_id });
    expect((await app.call("GET", `/api/getnote?note_id=${note_id}`)).status).toBe(404);
    expect((await remove()).status).toBe(404);
    expect((await restore()).status).toBe(200);
    expect(await all()).toEqual(before);
    expect((await restore()).status).toBe(404);
  });

  it("lists for staff a page at a time, and finds words of any language as they are typed", async () => {
    const page = async (query: Record<string, string>) =>
      (await contentApi(app, staff, "notes").list(`?${new URLSearchParams(query)}`)).body;
    for (let count = 0; count < 21; count += 1)
      await addNote(app, staff, { eng: { author: `Page_${count}` } });
    const wong = await addNote(app, staff, {
      tra: { author: "黃太", details: "會員母親", content: "多謝！\nＡ100%" },
    });
    const first = await page({});
    expect(first.entries.map(({ id }: { id: string }) => id)).toEqual(
      (await all()).slice(0, 20).map(({ _id }) => _id),
    );
    expect(first).toMatchObject({ total: (await all()).length, pages: Math.ceil((await all()).length / 20) });
    expect(await page({ q: "page_", page: "2" })).toMatchObject({ total: 21, pages: 2, entries: [{}] });
    for (const q of ["黃", "黃太", "a100%", "Ａ１００"])
      expect((await page({ q })).entries).toMatchObject([{ id: wong }]);
    expect(await page({ q: "page%" })).toMatchObject({ total: 0, pages: 1, entries: [] });
  });

  it("says that an unknown note is unknown", async () => {
    expect((await app.call("GET", "/api/getnote?note_id=none")).status).toBe(404);
    expect((await app.call("GET", "/api/getnote")).status).toBe(400);
    const edit = await send("POST", "/api/editnote", { note_id: "none", note: { eng: { author: "x" } } });
    expect(edit.status).toBe(404);
  });
});
