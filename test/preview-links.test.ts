import { beforeAll, describe, expect, it } from "vitest";
import type { PreviewLinkTables } from "../src/content/preview/links.server";
import { published } from "../src/content/store/published.server";
import { news } from "../src/features/news/definition";
import { appTests } from "./app-tests";
import { contentApi } from "./content/entries";
import { addNews } from "./samples";

const PICTURE = "01a21ae2-8ba5-7654-8d0a-8af54e539d9a";

describe("a link to a preview", () => {
  const { app, staff } = appTests();
  beforeAll(() => {
    // In place of a page: what it reads. The tests of pages are those in a browser.
    app.deps.preview.renderBy(async ({ db, path, lang }) => {
      const headers = (await published(db, news).all()).map((item) => item.eng.header);
      const picture = `<img src="/media/${PICTURE}?w=640" srcSet="/media/${PICTURE}?w=160 160w, /media/${PICTURE}?w=320 320w"/>`;
      const links = `${picture}<a href="/tra/about">x</a><a href="/media/1">x</a><a href="/media/${PICTURE}/%E8%A1%A8.pdf">x</a>`;
      const card = `<head><meta property="og:title" content="${headers.join()}"><meta property="og:site_name" content="The charity"></head>`;
      const html = `<html>${card}<body>${lang} ${path} [${headers.join()}] ${links}<script>1</script></body></html>`;
      return new Response(path === "/none" ? null : html, { status: path === "/none" ? 404 : 200 });
    });
  });
  const make = async (json: object) => {
    const answer = await app.call("POST", "/api/previews", { headers: staff, json });
    const { id, url } = await answer.json();
    return { status: answer.status, id: id as string, path: new URL(url ?? "http://x/").pathname };
  };
  const draft = async (header: string) => {
    const { body } = await contentApi(app, staff, "news").draft({ eng: { header } });
    return body.id as string;
  };
  const journal = async (id: string) => {
    const rows = app.deps.db.selectFrom("journal").select(["feature", "action", "snapshot"]);
    return rows.where("entity_id", "=", id).orderBy("id").execute();
  };

  it("shows one entry, or all that waits, to somebody without an account, and says so to nobody else", async () => {
    await addNews(app, staff, { eng: { header: "Published" } });
    const first = await draft("First draft");
    await draft("Second draft");
    const one = await make({ type: "news", id: first });
    const whole = await make({});
    const start = await app.call("GET", one.path);
    expect(start.status).toBe(302);
    expect(start.headers.get("location")).toBe(`${one.path}/eng/archiveitem?news_id=${first}`);
    const page = await app.call("GET", `${one.path}/tra/archive?year=2026`);
    const html = await page.text();
    expect(html).toContain("tra /archive?year=2026 [First draft,Published]");
    expect(html).toContain(`href="${one.path}/tra/about"`);
    expect(html).toContain('href="/media/1"');
    const token = one.path.split("/").at(-1);
    const by = `&amp;preview=${token}`;
    expect(html).toContain(`src="/media/${PICTURE}?w=640${by}"`);
    expect(html).toContain(`"/media/${PICTURE}?w=160${by} 160w, /media/${PICTURE}?w=320${by} 320w"`);
    expect(html).toContain(`href="/media/${PICTURE}/%E8%A1%A8.pdf?preview=${token}"`);
    expect(html).toContain("預覽 – 訪客不會看到此頁");
    expect(html).not.toContain("<script");
    expect(html).toContain('<head><meta property="og:title" content="The charity – 預覽"></head>');
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
    });
    expect(page.headers.get("set-cookie")).toBeNull();
    expect(await (await app.call("GET", `${whole.path}/eng`)).text()).toContain(
      "[Second draft,First draft,Published]",
    );
    expect((await app.call("GET", `${whole.path}/eng/none`)).status).toBe(404);
    expect((await app.call("POST", `${whole.path}/eng`)).status).toBe(405);
    expect(app.deps.pages.size).toBe(0);
  });

  it("has an address that is kept nowhere, ends when it is revoked or its time is over, and is in the journal", async () => {
    const { id, path } = await make({ days: 1 });
    const token = path.split("/").at(-1) ?? "";
    expect(token).toMatch(/^[\w-]{32}$/);
    const db = app.deps.db.$extendTables<PreviewLinkTables>();
    const rows = await db.selectFrom("preview_link").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await app.call("GET", `${path}/eng`)).status).toBe(200);
    const past = new Date(Date.now() - 1000).toISOString();
    await db.updateTable("preview_link").set({ until: past }).where("id", "=", id).execute();
    const over = await app.call("GET", `${path}/eng`);
    expect(over.status).toBe(410);
    expect(await over.text()).toMatch(/This link shows nothing.+此連結已失效.+此链接已失效/s);

    const other = await make({});
    const end = await app.call("DELETE", `/api/previews/${other.id}`, { headers: staff, json: {} });
    expect(end.status).toBe(200);
    expect((await app.call("GET", other.path)).status).toBe(410);
    expect((await app.call("GET", "/preview/nobody-made-this/eng")).status).toBe(404);
    const { links } = await (await app.call("GET", "/api/previewLinks", { headers: staff })).json();
    expect(links.find((link: { id: string }) => link.id === id)).toMatchObject({
      ...{ state: "expired", type: null, by: "mei", openedAt: expect.any(String) },
    });
    expect(links.find((link: { id: string }) => link.id === other.id)).toMatchObject({ state: "revoked" });
    const noted = await journal(other.id);
    expect(noted.map(({ feature, action }) => `${feature} ${action}`)).toEqual([
      "previews linkMade",
      "previews linkRevoked",
    ]);
    expect(JSON.stringify(noted)).not.toContain(other.path.split("/").at(-1));
  });

  it("is made for 1 to 30 days and of what there is alone", async () => {
    expect((await make({ days: 31 })).status).toBe(400);
    expect((await make({ days: 0 })).status).toBe(400);
    expect((await make({ type: "news", id: "none" })).status).toBe(404);
    expect((await app.call("POST", "/api/previews", { json: {} })).status).toBe(401);
  });

  it("shows the revision that it names, whatever is saved later", async () => {
    const id = await draft("As it was");
    await contentApi(app, staff, "news").draft({ eng: { header: "As it is" } }, id);
    const of = { type: "news", id };
    const [named, newest] = [await make({ ...of, revision: 1 }), await make(of)];
    const said = async (path: string) => (await app.call("GET", `${path}/eng/archive`)).text();
    expect(await said(named.path)).toContain("As it was");
    expect(await said(newest.path)).toContain("As it is");
    expect((await make({ ...of, revision: 9 })).status).toBe(404);
  });
});
