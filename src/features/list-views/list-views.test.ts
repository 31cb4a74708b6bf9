import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { loginAs } from "../../../test/roles";

const LIST = "/cms/donations";

describe("saved views of a list", () => {
  const { app, staff } = appTests();
  const save = async (json: object, headers = staff) => {
    const answer = await app.call("POST", "/api/saveView", { headers, json: { list: LIST, ...json } });
    return { status: answer.status, body: await answer.json() };
  };
  const views = async (list = LIST, headers = staff) => {
    const answer = await app.call("GET", `/api/views?list=${encodeURIComponent(list)}`, { headers });
    return (await answer.json()).views;
  };

  it("are a person's own, of one list, replaced by name and forgotten without a query", async () => {
    await save({ name: "現金", query: "?method=cash" });
    await save({ name: " 2026 ", query: "?year=2026" });
    expect((await save({ name: "2026", query: "?year=2026&sort=-amount" })).body.views).toEqual([
      { name: "2026", query: "?year=2026&sort=-amount" },
      { name: "現金", query: "?method=cash" },
    ]);
    expect(await views("/cms/messages")).toEqual([]);
    const { headers } = await loginAs(app, "viewer");
    expect(await views(LIST, headers)).toEqual([]);
    expect((await save({ name: "現金" })).body.views).toHaveLength(1);
    expect((await save({ name: "x", query: "https://elsewhere.example" })).status).toBe(400);
    for (let at = 1; at < 20; at += 1)
      expect((await save({ name: `v${at}`, query: "?q=a" })).status).toBe(200);
    expect((await save({ name: "one more", query: "?q=a" })).status).toBe(400);
    expect(await views()).toHaveLength(20);
  });
});
