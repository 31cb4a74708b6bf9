import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openApp, PASSWORD, sessionHeaders, type TestApp, USERNAME } from "../../../test/app";
import { contentApi } from "../../../test/content/entries";
import { addNews } from "../../../test/samples";
import { isJournalEmpty } from "../../platform/journal/journal.server";

describe("activity", () => {
  let app: TestApp;
  let staff: Record<string, string>;

  beforeEach(async () => {
    app = await openApp();
    staff = await app.login();
  });
  afterEach(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const list = async (query = "") =>
    (await app.call("GET", `/api/activity?${query}`, { headers: staff })).json();
  const done = async (query = "") =>
    ((await list(query)).entries as { feature: string; action: string }[]).map(
      ({ feature, action }) => `${feature} ${action}`,
    );
  const login = (username: string, password: string) =>
    app.call("POST", "/api/login", { json: { username, password } });

  it("lists what was done, newest first, and to what by its title alone", async () => {
    const id = await addNews(app, staff, {
      eng: { header: "Ward visit", content: "<p>Said to nobody yet</p>" },
    });
    await app.call("DELETE", "/api/deleteNews", { headers: staff, json: { news_id: id } });
    const answer = await list();
    const title = { eng: "Ward visit", tra: "", sim: "" };
    expect(answer.entries).toEqual([
      expect.objectContaining({ feature: "news", action: "delete", entityId: id, deleted: true, title }),
      expect.objectContaining({ feature: "news", action: "add", entityId: id, deleted: true, title }),
      expect.objectContaining({ feature: "accounts", action: "signIn", author: USERNAME, title: null }),
    ]);
    expect(JSON.stringify(answer)).not.toContain("Said to nobody");
    await contentApi(app, staff, "news").restore(id);
    expect((await list()).entries[1]).toMatchObject({ action: "delete", deleted: false });
  });

  it("names a gift by its reference, and nobody who gave it", async () => {
    const donation = { method: "cash", amount: 100, givenOn: "2026-01-05", lastName: "Ho" };
    const added = await app.call("POST", "/api/addDonation", { headers: staff, json: { donation } });
    expect(added.status).toBe(200);
    const { entries } = await list("feature=donations");
    const reference = expect.stringMatching(/ \d{4} \d{4}$/);
    expect(entries[0].title).toEqual({ eng: reference, tra: reference, sim: reference });
    expect(JSON.stringify(entries)).not.toContain("Ho");
  });

  it("says of a change what the thing was before and what it became", async () => {
    const news = { coverId: null, eng: { header: "Ward visit" } };
    const id = await addNews(app, staff, news);
    await app.call("POST", "/api/editNews", {
      headers: staff,
      json: { news: { ...news, _id: id, eng: { header: "A visit to the ward" } } },
    });
    const changeOf = async (entry: number) =>
      (await (await app.call("GET", `/api/activityChange?entry=${entry}`, { headers: staff })).json()).change;
    const [edited, added, signedIn] = (await list()).entries as { id: number }[];
    expect(await changeOf(edited?.id ?? 0)).toMatchObject({
      type: "news",
      before: { eng: { header: "Ward visit" } },
      after: { eng: { header: "A visit to the ward" } },
    });
    expect(await changeOf(added?.id ?? 0)).toMatchObject({ before: null, after: { eng: news.eng } });
    expect(await changeOf(signedIn?.id ?? 0)).toBeNull();
    expect(await changeOf(99_999)).toBeNull();
  });

  it("says of what is published what visitors had and get, and of a draft what it changed", async () => {
    const { draft, publish } = contentApi(app, staff, "news");
    const news = { coverId: null, eng: { header: "Seen" } };
    const id = await addNews(app, staff, news);
    for (const header of ["First draft", "Second draft"]) {
      expect((await draft({ ...news, eng: { header } }, id)).status).toBe(200);
    }
    await publish(id);
    const entries = (await list()).entries as { id: number; action: string }[];
    const headers = async (action: string) => {
      const { id: entry } = entries.find((each) => each.action === action) ?? { id: 0 };
      const answer = await app.call("GET", `/api/activityChange?entry=${entry}`, { headers: staff });
      const { before, after } = (await answer.json()).change;
      return [before.eng.header, after.eng.header];
    };
    expect(await headers("draft")).toEqual(["First draft", "Second draft"]);
    expect(await headers("publish")).toEqual(["Seen", "Second draft"]);
  });

  it("shows those of one person, of one feature, and of both", async () => {
    const anna = { username: "anna", password: "typed by a colleague" };
    const json = { username: anna.username, newPassword: anna.password, password: PASSWORD };
    await app.call("POST", "/api/addStaff", { headers: staff, json });
    await login(anna.username, anna.password);
    await addNews(app, staff);
    expect(await done("author=anna")).toEqual(["accounts signIn"]);
    expect(await done("feature=news")).toEqual(["news add"]);
    expect(await done("feature=accounts&author=anna")).toEqual(["accounts signIn"]);
    expect(await list("feature=news&author=anna")).toMatchObject({
      entries: [],
      total: 0,
      pages: 1,
      authors: ["anna", USERNAME],
      features: ["accounts", "news"],
    });
  });

  it("comes in pages", async () => {
    for (let count = 0; count < 30; count += 1) await addNews(app, staff);
    expect(await list()).toMatchObject({ total: 31, pages: 2 });
    expect(await done("page=2")).toEqual(["accounts signIn"]);
    expect((await app.call("GET", "/api/activity?page=0", { headers: staff })).status).toBe(400);
  });

  it("notes failed logins, by name only where an account has it", async () => {
    await login(USERNAME.toUpperCase(), "wrong");
    await login("my-password-in-the-wrong-field", "x");
    await login("", "");
    const { entries } = await list();
    expect(entries.slice(0, 2)).toMatchObject([
      { action: "failedSignIn", author: "", entityId: "" },
      { action: "failedSignIn", author: "", entityId: USERNAME },
    ]);
    expect(entries).toHaveLength(3);
    expect(JSON.stringify(await list())).not.toContain("wrong-field");
  });

  it("notes a change of one's own password", async () => {
    const json = { currentPassword: PASSWORD, newPassword: "another long password" };
    await app.call("POST", "/api/changePassword", { headers: staff, json });
    staff = sessionHeaders(await login(USERNAME, json.newPassword));
    expect(await done()).toContain("accounts changePassword");
  });

  it("leaves a site with nothing but logins as one to which nothing was done", async () => {
    expect(await done()).toEqual(["accounts signIn"]);
    expect(await isJournalEmpty(app.deps.db)).toBe(true);
    await addNews(app, staff);
    expect(await isJournalEmpty(app.deps.db)).toBe(false);
  });
});
