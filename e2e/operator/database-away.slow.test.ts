import { expect, it } from "vitest";
import { siteConfig } from "../../src/charity/site.config";
import { saveSiteDetails, sessionCookie } from "../fixtures/content";
import { leavingDatabase } from "../fixtures/leaving-database";
import { expectRefusedForNow } from "../fixtures/refused-for-now";

const here = leavingDatabase();

const get = (path: string, cookie = "") => fetch(here.url + path, { headers: { Cookie: cookie } });

/** Staff and visitors alike are told to come again. */
async function refusesWhatIsSent(Cookie: string): Promise<void> {
  const letter = { firstName: "A", lastName: "B", email: "a@b.example", message: "Hello" };
  for (const [path, body] of [
    ["/api/addnews", { news: { eng: { header: "x" } } }],
    ["/api/contact", letter],
  ] as const) {
    const headers = { "Content-Type": "application/json", Cookie };
    const answer = await fetch(here.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    await expectRefusedForNow(answer);
  }
}

// A database that is restarted, as by an upgrade of its machine, must cost visitors as little as it can.
it("serves cached pages without a database, says of others that they are away, and recovers by itself", async () => {
  const staff = await sessionCookie(here);
  expect((await get("/")).status).toBe(200);
  const line = (message: string) => here.server.logs().split(message).length - 1;
  for (let outage = 1; outage <= 2; outage += 1) {
    await here.proxy.close();
    expect((await get("/")).status).toBe(200);
    for (const path of [
      `/tra/archive?page=${outage}`,
      "/tra/archive?cat=all",
      "/tra/donate",
      "/cms",
      "/cms/addnews",
    ]) {
      const answer = await get(path, path.startsWith("/cms") ? staff : "");
      expect([path, answer.status]).toEqual([path, 503]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("content-type")).toMatch("text/html");
      const html = await answer.text();
      expect(html).toContain('id="content"');
      if (path.startsWith("/tra")) expect(html).toMatch(/<html lang="zh-Hant-HK">.*<h1>系統發生錯誤/s);
    }
    await refusesWhatIsSent(staff);
    const ready = await get("/readyz");
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ database: false, media: true, disk: true });
    await expect.poll(() => line("the database does not answer")).toBe(outage);

    await here.proxy.open();
    await expect.poll(async () => (await get("/tra/archive")).status).toBe(200);
    // The connections of the pool are new: the first may still be one that broke.
    await expect.poll(async () => (await get("/cms/addnews", staff)).status).toBe(200);
    await expect.poll(() => line("the database answers again")).toBe(outage);
  }
  // What is done at each start may be under way when the database goes, and is an error of its own then.
  const errors = here.server.logs().match(/^.*"level":(50|60).*$/gm) ?? [];
  expect(errors.filter((line) => !line.includes('"msg":"a daily job failed"'))).toEqual([]);
});

it("says who the charity is, as it was read last, while no database answers", async () => {
  const name = "Mutual Aid of the Hills";
  await saveSiteDetails(here, { name: { ...siteConfig.name, eng: name } });
  expect(await (await get("/archive")).text()).toContain(name);
  await here.proxy.close();
  const away = await get("/archive?page=7");
  expect(away.status).toBe(503);
  expect(await away.text()).toContain(name);
});
