import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { addNews } from "../../../test/samples";

describe("news looked for by title", () => {
  const { app, staff } = appTests();

  it("finds the title that was typed before what begins with it, and that before what contains it", async () => {
    const add = (header: string, date: string) => addNews(app, staff, { tra: { header }, date });
    const exact = await add("歐陽慈善步行", "2001-01-01");
    const begins = await add("歐陽慈善步行回顧", "2002-01-01");
    const contains = await add("重溫歐陽慈善步行", "2003-01-01");
    const apart = await add("步行：歐陽慈善會", "2003-06-01");
    for (let year = 2004; year < 2024; year += 1) await add(`歐陽慈善步行 ${year}`, `${year}-01-01`);
    const ids = async (q: string, sort: string, page = "1") => {
      const query = new URLSearchParams({ q, sort, page });
      const { entries } = await (
        await app.call("GET", `/api/content/news?${query}`, { headers: staff })
      ).json();
      return entries.map((each: { id: string }) => each.id);
    };
    for (const q of ["歐陽慈善步行", "欧阳慈善步行", "歐陽 慈善步行"]) {
      const [first] = await ids(q, "closest");
      expect(first).toBe(exact);
    }
    expect(await ids("欧阳慈善步行回", "closest")).toEqual([begins]);
    const last = await ids("歐陽慈善 步行", "closest", "2");
    expect(last.slice(-2)).toEqual([contains, apart]);
  });
});
