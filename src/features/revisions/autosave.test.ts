import { describe, expect, it } from "vitest";
import { PASSWORD, sessionHeaders, USERNAME } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { addNews } from "../../../test/samples";

/** The name of a draft, as forms make them. */
const draftName = () => crypto.randomUUID().replaceAll("-", "");

describe("what is typed into a form", () => {
  const { app, staff } = appTests();
  const send = async (path: string, json: object, headers = staff) => {
    const answer = await app.call("POST", path, { headers, json });
    return { status: answer.status, body: await answer.json() };
  };
  const read = async (path: string, headers = staff) => (await app.call("GET", path, { headers })).json();
  const colleague = async (role = "administrator") => {
    const username = `mei${draftName().slice(0, 8)}`;
    const newPassword = "typed by a colleague";
    await send("/api/addStaff", { username, role, newPassword, password: PASSWORD });
    const answer = await app.call("POST", "/api/login", { json: { username, password: newPassword } });
    return { username, headers: sessionHeaders(answer) };
  };

  it("is saved as it is, however wrong, and changes nothing for anybody else", async () => {
    const id = await addNews(app, staff, { eng: { header: "Published" } });
    const before = await read(`/api/getNews?news_id=${id}`);
    const form = {
      eng: { header: "", content: "<script>half a sentence" },
      date: "not a date",
    };
    const draft = draftName();
    const saved = await send("/api/saveAutosave", { draft, type: "news", id, title: "T", version: 1, form });
    expect(saved.status).toBe(200);
    const { found, others } = await read(`/api/autosave?type=news&id=${id}`);
    expect(found).toEqual({
      ...{ draft, type: "news", id, title: "T", by: USERNAME, mine: true, at: saved.body.at },
      ...{ version: 1, form },
    });
    expect(others).toEqual([]);
    expect(await read(`/api/getNews?news_id=${id}`)).toEqual(before);
    expect((await contentApi(app, staff, "news").read(id)).body.waiting).toBeNull();
    expect((await app.call("GET", `/api/autosave?type=news&id=${id}`)).status).toBe(401);
  });

  it("goes on in another window as another draft, and replaces the first unless that went on too", async () => {
    const id = await addNews(app, staff);
    const place = { type: "news", id, title: "", version: 1 };
    const [first, second, third] = [draftName(), draftName(), draftName()];
    const { at } = (await send("/api/saveAutosave", { ...place, draft: first, form: { a: 1 } })).body;
    const from = { draft: first, at };
    await send("/api/saveAutosave", { ...place, draft: second, form: { a: 2 }, from });
    expect((await read(`/api/autosave?type=news&id=${id}`)).others).toEqual([]);
    // Typed in the first window after all: it has changed since the third began from it, and stays.
    await send("/api/saveAutosave", { ...place, draft: first, form: { a: 3 } });
    await send("/api/saveAutosave", { ...place, draft: third, form: { a: 4 }, from });
    const { found, others } = await read(`/api/autosave?type=news&id=${id}`);
    expect(found.form).toEqual({ a: 4 });
    expect(others.map((other: { draft: string }) => other.draft).sort()).toEqual([first, second].sort());
    expect((await read(`/api/autosave?type=news&id=${id}&draft=${first}`)).found.form).toEqual({ a: 3 });
  });

  it("is one's own to change and to forget, and everybody's to see", async () => {
    const id = await addNews(app, staff);
    const mei = await colleague();
    const draft = draftName();
    const place = { draft, type: "news", id, title: "Hers", version: 1 };
    expect((await send("/api/saveAutosave", { ...place, form: { a: 1 } }, mei.headers)).status).toBe(200);
    expect((await send("/api/saveAutosave", { ...place, form: { a: 2 } })).status).toBe(404);
    await send("/api/deleteAutosave", { draft });
    const { found, others } = await read(`/api/autosave?type=news&id=${id}`);
    expect(found).toBeNull();
    expect(others).toMatchObject([{ draft, by: mei.username, mine: false }]);
    expect((await read(`/api/autosave?type=news&id=${id}&draft=${draft}`)).found).toMatchObject({
      ...{ by: mei.username, mine: false, form: { a: 1 } },
    });
    await send("/api/deleteAutosave", { draft }, mei.headers);
    expect((await read(`/api/autosave?type=news&id=${id}`)).others).toEqual([]);
  });

  it("of a new entry is listed, and is taken up by its name alone", async () => {
    const draft = draftName();
    await send("/api/saveAutosave", { draft, type: "news", title: "Begun", version: 0, form: { a: 1 } });
    const { found, others } = await read("/api/autosave?type=news");
    expect(found).toBeNull();
    expect(others).toMatchObject([{ draft, id: null, title: "Begun" }]);
    expect((await read(`/api/autosave?type=news&draft=${draft}`)).found.form).toEqual({ a: 1 });
    expect((await read("/api/autosaves")).autosaves[0]).toMatchObject({ draft, type: "news" });
    expect((await read("/api/autosaves?type=notes")).autosaves).toEqual([]);
    expect(
      (await send("/api/saveAutosave", { draft, type: "none", title: "", version: 0, form: {} })).status,
    ).toBe(400);
  });

  it("is nothing for a role that may not save it", async () => {
    const mei = await colleague("writer");
    const form = { bank: { number: "004-123456" } };
    const place = { draft: draftName(), type: "siteDetails", title: "", version: 0, form };
    const { id } = (await contentApi(app, staff, "siteDetails").read("siteDetails")).body;
    expect((await send("/api/saveAutosave", { ...place, id })).status).toBe(200);
    expect((await send("/api/saveAutosave", { ...place, id, draft: draftName() }, mei.headers)).status).toBe(
      403,
    );
    for (const named of ["", `&draft=${place.draft}`]) {
      const answer = await read(`/api/autosave?type=siteDetails&id=${id}${named}`, mei.headers);
      expect(answer).toEqual({ found: null, others: [], me: mei.username });
    }
    const { autosaves } = await read("/api/autosaves", mei.headers);
    expect(autosaves.map(({ type }: { type: string }) => type)).not.toContain("siteDetails");
  });

  it("goes with its entry when that is deleted for good", async () => {
    const id = await addNews(app, staff);
    await send("/api/saveAutosave", {
      draft: draftName(),
      type: "news",
      id,
      title: "",
      version: 1,
      form: {},
    });
    await app.call("DELETE", "/api/deleteNews", { headers: staff, json: { news_id: id } });
    await send("/api/eraseEntry", { type: "news", id });
    expect((await read(`/api/autosave?type=news&id=${id}`)).found).toBeNull();
  });
});
