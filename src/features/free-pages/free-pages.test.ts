import { afterEach, describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { published } from "../../content/store/published.server";
import { freePages } from "./definition";

describe("staff's own pages", () => {
  const { app, staff } = appTests();
  const send = (path: string, json: object) => app.call("POST", `/api/${path}`, { headers: staff, json });
  const { create, edit, remove, restore } = contentApi(app, staff, "freePages");
  const leading = contentApi(app, staff, "redirects");
  const add = (page: object) => create(page, {});
  const added = async (page: object): Promise<string> => (await add(page)).body.id;
  const all = () => published(app.deps.db, freePages).all();
  const addresses = async () => (await all()).map(({ address }) => address);
  const redirects = async () => {
    const { entries } = (await leading.list()).body as { entries: { title: { eng: string }; to: string }[] };
    return entries.map(({ title, to }) => `${title.eng} ${to}`).sort();
  };
  const errorsOf = ({ status, body }: { status: number; body: { errors: object[] } }) => {
    expect(status).toBe(400);
    return body.errors;
  };

  afterEach(async () => {
    for (const { _id } of await all()) await remove(_id);
    for (const { id } of (await leading.list()).body.entries) await leading.remove(id);
  });

  it("are at the address that their title suggests, at another one when it is taken, or where somebody says", async () => {
    await add({ eng: { title: "Family Day" } });
    await add({ eng: { title: "Family day!" } });
    await add({ eng: { title: "About" } });
    await add({ address: "Picnic", tra: { title: "野餐" } });
    expect(await addresses()).toEqual(["/family-day", "/family-day-2", "/about-2", "/picnic"]);
  });

  it("reveal no unpublished title in their address", async () => {
    const page = { eng: { title: "Secret Picnic" }, tra: { title: "野餐 2027" }, sim: { title: "野餐" } };
    expect((await create(page, { langs: ["tra", "sim"] })).status).toBe(201);
    expect(await addresses()).toEqual(["/page-2027"]);
    const unsaid = { ...page, tra: { title: "野餐" } };
    const { errors } = (await create(unsaid, { langs: ["tra", "sim"] })).body;
    expect(errors).toMatchObject([{ path: "content.address" }]);
    expect((await create(page)).status).toBe(201);
    expect((await app.call("GET", "/secret-picnic")).status).toBe(404);
  });

  it.each([
    [{ tra: { title: "野餐" } }, "content.address", "small Latin letters"],
    [{ address: "/a/b", eng: { title: "A" } }, "content.address", "small Latin letters"],
    [{ address: "/about", eng: { title: "A" } }, "content.address", "another page"],
    [{ address: "/media", eng: { title: "A" } }, "content.address", "another page"],
    [{ address: "/cms", eng: { title: "A" } }, "content.address", "another page"],
    [{ address: "/a" }, "content.eng.title", "at least one language"],
    [
      { address: "/a", eng: { title: "A", links: [{ label: "L", address: "javascript:alert(1)" }] } },
      "content.eng.links.0.address",
      "begins with /",
    ],
    [
      { address: "/a", sim: { title: "A", parts: [{ body: "<p>x</p>" }] } },
      "content.sim.parts.0.heading",
      "fill this in",
    ],
  ])("refuse %j at the field, in words", async (page, path, words) => {
    expect(errorsOf(await add(page))).toMatchObject([{ path, message: expect.stringContaining(words) }]);
    expect(await all()).toEqual([]);
  });

  it("cannot take the address of another page or of a redirect", async () => {
    await add({ address: "/picnic", eng: { title: "Picnic" } });
    await leading.create({ from: "/old", to: "/picnic" });
    expect(errorsOf(await add({ address: "/picnic", eng: { title: "A" } }))).toHaveLength(1);
    expect(errorsOf(await add({ address: "/old", eng: { title: "A" } }))).toMatchObject([
      { path: "content.address", message: expect.stringContaining("Delete its redirect first") },
    ]);
    expect(errorsOf(await leading.create({ from: "/picnic", to: "/about" }))).toMatchObject([
      { path: "content.from" },
    ]);
  });

  it("lead from where they were, and may move back", async () => {
    const id = await added({ address: "/one", eng: { title: "A" } });
    await edit(id, { address: "/two", eng: { title: "A" } });
    await edit(id, { address: "/three", eng: { title: "A" } });
    expect(await redirects()).toEqual(["/one /two", "/two /three"]);
    await edit(id, { address: "", eng: { title: "Another title" } });
    expect(await addresses()).toEqual(["/three"]);
    await edit(id, { address: "/one", eng: { title: "A" } });
    expect(await redirects()).toEqual(["/three /one", "/two /three"]);
  });

  it("come back where they were, unless something else is there by now", async () => {
    const id = await added({ address: "/picnic", eng: { title: "Picnic" } });
    await remove(id);
    expect(await addresses()).toEqual([]);
    expect((await restore(id)).status).toBe(200);
    await remove(id);
    await add({ address: "/picnic", eng: { title: "Another" } });
    const back = await restore(id);
    expect([back.status, back.body.message]).toEqual([409, expect.stringContaining("another page")]);
  });

  it("have their rich text sanitised, also within parts", async () => {
    const unsafe = '<p onclick="x()">Hello<script>alert(1)</script></p>';
    await add({
      address: "/safe",
      eng: { title: "A", body: unsafe, parts: [{ heading: "B", body: unsafe }] },
    });
    const [page] = await all();
    expect([page?.eng.body, page?.eng.parts[0]?.body]).toEqual(["<p>Hello</p>", "<p>Hello</p>"]);
  });

  it("are among all pages, and changed by the call that changes each of them, of which what is left out stays", async () => {
    const id = await added({
      address: "/picnic",
      eng: { title: "Picnic", body: "<p>Come.</p>" },
      contact: true,
    });
    const change = async (page: object) => {
      const answer = await send("editPage", { page: { _id: id, ...page } });
      return { status: answer.status, body: await answer.json() };
    };
    const found = async () => {
      const { pages } = (await (await app.call("GET", "/api/pages")).json()) as { pages: { _id: string }[] };
      return pages.find(({ _id }) => _id === id);
    };
    const answer = await change({
      version: 1,
      address: "/park",
      tra: { title: "野餐", body: "<p onclick=x>來</p>" },
    });
    expect(answer.body).toEqual({ message: "success", page_id: id });
    expect(await found()).toMatchObject({
      address: "/park",
      contact: true,
      version: 2,
      eng: { title: "Picnic", body: "<p>Come.</p>" },
      tra: { title: "野餐", body: "<p>來</p>" },
    });
    expect(await redirects()).toEqual(["/picnic /park"]);
    expect((await change({ version: 1, contact: false })).status).toBe(409);
    expect(errorsOf(await change({ address: "/about" }))).toMatchObject([{ path: "page.address" }]);
    expect(errorsOf(await change({ eng: { title: "" }, tra: { title: "" } }))).toMatchObject([
      { path: "page.eng.title" },
    ]);
    expect((await send("editPage", { page: { _id: "nothing" } })).status).toBe(404);
  });

  it("are in the sitemap in the languages in which they are there, and have a link preview", async () => {
    const id = await added({ address: "/picnic", eng: { title: "Picnic" }, tra: { title: "野餐" } });
    const sitemap = await (await app.call("GET", "/sitemap-1.xml")).text();
    const names = (lang: string) => sitemap.includes(`<loc>http://localhost:3000/${lang}/picnic</loc>`);
    expect([names("eng"), names("tra"), names("sim")]).toEqual([true, true, false]);
    expect((await app.call("GET", `/og/free-pages-${id}.tra.jpg`)).status).toBe(200);
  });
});
