import { afterEach, describe, expect, it, vi } from "vitest";
import { appTests } from "../../../test/app-tests";
import { addNews } from "../../../test/samples";
import { hongKongYear } from "../../platform/locale/format";

describe("dates of news", () => {
  const { app, staff } = appTests();

  afterEach(() => vi.useRealTimers());

  const send = (method: string, path: string, json: unknown) =>
    app.call(method, path, { headers: staff, json });
  const one = async (id: string): Promise<{ date: string }> =>
    (await (await app.call("GET", `/api/getNews?news_id=${id}`)).json()).news[0];

  it.each([
    "0024-05-01",
    "1997-12-31",
    "1997-12-31T15:59:59Z",
    `${new Date().getUTCFullYear() + 2}-01-01`,
    "9999-12-31T23:59:59-12:00",
  ])("refuses a date of a year that the archive cannot show: %s", async (date) => {
    const id = await addNews(app, staff);
    const news = { eng: { header: "x" }, date };
    for (const [path, json] of [
      ["/api/addnews", { news }],
      ["/api/editNews", { news: { ...news, _id: id } }],
    ] as const) {
      const answer = await send("POST", path, json);
      expect(answer.status).toBe(400);
      const message = "Choose a year from 1998 to the current one.";
      expect((await answer.json()).errors).toEqual([{ path: "news.date", message }]);
    }
  });

  it("takes a date from the first moment of 1998 to the last of this year, both in Hong Kong", async () => {
    const thisYear = hongKongYear(new Date());
    for (const date of ["1997-12-31T16:00:00.000Z", `${thisYear}-12-31T15:59:59.000Z`]) {
      expect((await one(await addNews(app, staff, { date }))).date).toBe(date);
    }
  });

  it("lists the new year from midnight in Hong Kong on, also where last year's list is cached", async () => {
    await addNews(app, staff, { date: "2024-06-01" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2024-12-31T15:59:59Z") });
    const before = await app.call("GET", "/api/news");
    expect((await before.json()).news).toHaveLength(1);
    const headers = { "If-None-Match": before.headers.get("etag") ?? "" };
    expect((await app.call("GET", "/api/news", { headers })).status).toBe(304);
    vi.setSystemTime(Date.parse("2024-12-31T16:00:00Z"));
    const after = await app.call("GET", "/api/news", { headers });
    expect(await after.json()).toEqual({ news: [] });
  });
});
