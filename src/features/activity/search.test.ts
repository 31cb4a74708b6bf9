import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BOTH_ENGINES, openApp, PASSWORD, type TestApp, USERNAME } from "../../../test/app";
import { contentApi } from "../../../test/content/entries";
import { addNews } from "../../../test/samples";

describe.each(BOTH_ENGINES)("the search in the activity on %s", (engine) => {
  let app: TestApp;
  let staff: Record<string, string>;
  let reference = "";

  beforeAll(async () => {
    app = await openApp(engine);
    staff = await app.login();
    await addNews(app, staff, { eng: { header: "Ward visit" }, tra: { header: "探訪病房" } });
    const deleted = await addNews(app, staff, { eng: { header: "Tea on the pier" } });
    await app.call("DELETE", "/api/deleteNews", { headers: staff, json: { news_id: deleted } });
    const donation = { method: "cash", amount: 100, givenOn: "2026-01-05", lastName: "Ho" };
    await app.call("POST", "/api/addDonation", { headers: staff, json: { donation } });
    const { donations } = await (await app.call("GET", "/api/donations", { headers: staff })).json();
    reference = donations[0].reference;
    const json = { username: "anna", newPassword: "typed by a colleague", password: PASSWORD };
    await app.call("POST", "/api/addStaff", { headers: staff, json });
    await app.call("POST", "/api/login", { json: { username: "anna", password: json.newPassword } });
    await app.call("POST", "/api/login", { json: { username: "nobody", password: "x" } });
  });
  afterAll(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const ask = async (query: Record<string, string>) =>
    (await app.call("GET", `/api/activity?${new URLSearchParams(query)}`, { headers: staff })).json();
  const found = async (q: string, more: Record<string, string> = {}) => {
    const { entries, total } = await ask({ q, ...more });
    expect(total).toBe(entries.length);
    return (entries as { feature: string; action: string }[]).map(
      ({ feature, action }) => `${feature} ${action}`,
    );
  };

  it("finds what something was called, deleted too, in either script and any order of words", async () => {
    expect(await found("ward")).toEqual(["news add"]);
    expect(await found("探访")).toEqual(["news add"]);
    expect(await found("pier TEA")).toEqual(["news delete", "news add"]);
    expect(await found("pier ward")).toEqual([]);
    expect(await found(reference)).toEqual(["donations add"]);
    expect(await found("Ho 100")).toEqual([]);
  });

  it("finds what was done, in what, and by whom, by the words of every language", async () => {
    for (const q of ["deleted", "已删除", "已刪除"]) expect(await found(q)).toEqual(["news delete"]);
    expect(await found("pier 已新增")).toEqual(["news add"]);
    expect(await found("捐款")).toContain("donations add");
    expect(await found("logged in anna")).toEqual(["accounts signIn"]);
    expect(await found("未登录")).toEqual(["accounts failedSignIn"]);
    expect(await found("unknown username")).toEqual(["accounts failedSignIn"]);
    expect(await found("added", { feature: "news" })).toEqual(["news add", "news add"]);
    expect(await found("ward", { author: "anna" })).toEqual([]);
    expect(await found(`"ward visit" ${USERNAME}`)).toEqual(["news add"]);
  });

  it("follows the names that things have now, and has pages", async () => {
    const { draft } = contentApi(app, staff, "news");
    const news = { coverId: null, eng: { header: "Harbour walk 0" } };
    const id = await addNews(app, staff, news);
    for (let count = 1; count <= 30; count += 1)
      await draft({ ...news, eng: { header: `Harbour walk ${count}` } }, id);
    expect(await ask({ q: "harbour 30" })).toMatchObject({ total: 31, pages: 2 });
    expect((await ask({ q: "harbour 30", page: "2" })).entries).toMatchObject([{ action: "add" }]);
    expect(await ask({ q: "harbour 29" })).toMatchObject({ entries: [], total: 0, pages: 1 });
  });
});
