import { afterEach, describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { addNews } from "../../../test/samples";
import { published } from "../../content/store/published.server";
import { resolveRedirect } from "../../site/page/redirect-resolvers.server";
import { redirects } from "./definition";
import { hitsOf, saveHits, writeHits } from "./hits.server";
import { redirectResolver } from "./table.server";

describe("redirects", () => {
  const { app, staff } = appTests();
  const send = (call: string, json: object) => app.call("POST", `/api/${call}`, { headers: staff, json });
  const { create, edit, remove, restore } = contentApi(app, staff, "redirects");
  const add = (from: string, to: string) => create({ from, to });
  const id = async (from: string, to: string): Promise<string> => (await add(from, to)).body.id;
  const all = () => published(app.deps.db, redirects).all();
  const pairs = async () => (await all()).map(({ from, to }) => `${from} ${to}`).sort();
  /** The address to which a visitor is led; null where there is none. */
  const follow = async (address: string) => {
    const answer = await resolveRedirect(
      [redirectResolver],
      app.deps,
    )(new URL(address, "http://localhost:3000"));
    return answer ? answer.headers.get("Location") : null;
  };
  const errorsOf = ({ status, body }: { status: number; body: { errors: object[] } }) => {
    expect(status).toBe(400);
    return body.errors;
  };

  afterEach(async () => {
    for (const { _id } of await all()) await remove(_id);
  });

  it("lead to the new address in the visitor's language, with the query that came along", async () => {
    await add("/old-page", "/about");
    expect(await follow("/old-page")).toBe("/about");
    expect(await follow("/tra/old-page")).toBe("/tra/about");
    expect(await follow("/sim/Old-Page/")).toBe("/sim/about");
    expect(await follow("/old-page?utm_source=letter")).toBe("/about?utm_source=letter");
    expect(await follow("/another")).toBeNull();
  });

  it("set aside what others add to an address, and follow the most precise one", async () => {
    await add("/news.php", "/archive");
    await add("/news.php?id=12", "/about");
    await add("/news.php?id=12&part=b", "/donate");
    expect(await follow("/news.php?id=12")).toBe("/about");
    expect(await follow("/news.php?id=12&fbclid=abc")).toBe("/about?fbclid=abc");
    expect(await follow("/news.php?utm_source=a&id=12&gclid=b")).toBe("/about?utm_source=a&gclid=b");
    expect(await follow("/news.php?part=b&id=12&utm_medium=mail")).toBe("/donate?utm_medium=mail");
    expect(await follow("/news.php?id=123")).toBe("/archive?id=123");
  });

  it.each([
    ["/a%2Fb", "/about", "content.from"],
    ["/a%5cb", "/about", "content.from"],
    ["/100%", "/about", "content.from"],
    ["/.well-known/acme-challenge/token", "/about", "content.from"],
    ["/old", "https://www.charity.hk@evil.example/", "content.to"],
  ])("are not taken from %s to %s", async (from, to, path) => {
    expect(errorsOf(await add(from, to))).toMatchObject([{ path }]);
  });

  it("keep a language that the new address names, and lead to the home page of the visitor's", async () => {
    await add("/tc/index.html", "/tra/about#board");
    await add("/start", "/");
    expect(await follow("/eng/tc/index.html?a=1")).toBe("/tra/about?a=1#board");
    expect(await follow("/sim/start")).toBe("/sim");
  });

  it("lead to other sites, and know addresses in Chinese however they are escaped", async () => {
    await add("/關於我們", "https://example.org/木棉");
    const target = "https://example.org/%E6%9C%A8%E6%A3%89";
    expect(await follow("/%E9%97%9C%E6%96%BC%E6%88%91%E5%80%91")).toBe(target);
    expect(await follow("/tra/%e9%97%9c%e6%96%bc%e6%88%91%e5%80%91?a=1")).toBe(target);
    expect(await pairs()).toEqual([`/關於我們 ${target}`]);
    expect(await follow("/%E9%97%9C%FF")).toBeNull();
  });

  it("know a page of an old site by its query, before its path alone", async () => {
    await add("/news.php", "/archive");
    await add("/news.php?id=12", "/donate");
    expect(await follow("/news.php?id=12")).toBe("/donate");
    expect(await follow("/news.php?id=13")).toBe("/archive?id=13");
  });

  it("take whole addresses of this site, and keep their paths", async () => {
    await add("https://www.localhost:3000/eng/Old-Page/", "http://localhost:3000/About/");
    expect(await pairs()).toEqual(["/old-page /about"]);
  });

  it("lead visitors once through any number of redirects", async () => {
    await add("/c", "/about");
    await add("/b", "/tra/c");
    await add("/a", "/b");
    expect(await follow("/a")).toBe("/tra/about");
    const { entries } = await (await app.call("GET", "/api/content/redirects", { headers: staff })).json();
    expect(entries).toMatchObject([
      { title: { eng: "/a" }, to: "/b", end: "/tra/about", fault: null },
      { title: { eng: "/b" }, to: "/tra/c", end: "/tra/about" },
      { title: { eng: "/c" }, to: "/about", end: null },
    ]);
  });

  it.each([
    ["old-page", "/about", "from", "begins with /"],
    ["https://elsewhere.example/a", "/about", "from", "begins with /"],
    ["//elsewhere.example/a", "/about", "from", "begins with /"],
    ["/old page", "/about", "from", "begins with /"],
    ["/old#part", "/about", "from", "Leave out #"],
    ["/about", "/donate", "from", "There is a page at this address"],
    ["/tra/About/?a=1", "/donate", "from", "There is a page at this address"],
    ["/", "/donate", "from", "There is a page at this address"],
    ["/api/old", "/donate", "from", "The site itself uses"],
    ["/media/old.pdf", "/donate", "from", "The site itself uses"],
    ["/old", "/old/", "to", "the old address itself"],
    ["/old", "/tra/OLD", "to", "the old address itself"],
    ["/old", "about", "to", "begins with /"],
    ["/old", "http://elsewhere.example/", "to", "begins with https://"],
    ["/old", "javascript:alert(1)", "to", "begins with https://"],
    ["/old", "/nowhere", "to", "There is no page"],
    ["/old", "/api/news", "to", "There is no page"],
    ["/old", "", "to", "Please fill this in."],
  ])("refuse %s to %s at the field, in words", async (from, to, field, words) => {
    const errors = errorsOf(await add(from, to));
    expect(errors).toMatchObject([{ path: `content.${field}`, message: expect.stringContaining(words) }]);
    expect(await all()).toEqual([]);
  });

  it("refuse circles and a second redirect from one address, also when one is changed or brought back", async () => {
    const a = await id("/a", "/about");
    const b = await id("/b", "/a");
    expect(errorsOf(await edit(a, { from: "/a", to: "/b" }))).toEqual([
      { path: "content.to", message: expect.stringContaining("in a circle") },
    ]);
    expect(errorsOf(await add("/A/", "/donate"))).toEqual([
      { path: "content.from", message: expect.stringContaining("already") },
    ]);
    await remove(b);
    await add("/b", "/about");
    const back = await restore(b);
    expect([back.status, back.body.message]).toEqual([409, expect.stringContaining("already")]);
  });

  it("are followed as they are now: changed, deleted, brought back", async () => {
    const it = await id("/a", "/about");
    expect(await follow("/a")).toBe("/about");
    await edit(it, { from: "/a2", to: "/donate" });
    expect([await follow("/a"), await follow("/a2")]).toEqual([null, "/donate"]);
    await remove(it);
    expect(await follow("/a2")).toBeNull();
    await restore(it);
    expect(await follow("/a2")).toBe("/donate");
  });

  it("say which of them do nothing: a page came to the old address, or left the new one", async () => {
    await add("/b", "/about");
    await add("/a", "/b");
    const [b] = (await all()).filter(({ from }) => from === "/b");
    await remove(b?._id ?? "");
    const { entries } = await (await app.call("GET", "/api/content/redirects", { headers: staff })).json();
    expect(entries).toMatchObject([{ title: { eng: "/a" }, fault: "nowhere" }]);
  });

  it("say in the list to which page or entry they lead in the end, by its name", async () => {
    // As the routes of the built site are.
    app.deps.addresses.know((path) => path === "/archiveitem");
    const item = await addNews(app, staff, { eng: { header: "A picnic" }, tra: { header: "野餐" } });
    await add("/page.html", "/tra/donate?method=bank");
    await add("/item.html", `/archiveitem?news_id=${item}`);
    await add("/item-of-before.html", "/item.html");
    await add("/elsewhere.html", "https://charity.example/");
    const { entries } = await (await app.call("GET", "/api/content/redirects", { headers: staff })).json();
    const named = (entries as { title: { eng: string }; name: object | null }[]).map(
      ({ title, name }) => [title.eng, name] as const,
    );
    const picnic = expect.objectContaining({ eng: "A picnic", tra: "野餐" });
    expect(Object.fromEntries(named)).toEqual({
      "/page.html": expect.objectContaining({ eng: "Donate" }),
      "/item.html": picnic,
      "/item-of-before.html": picnic,
      "/elsewhere.html": null,
    });
  });

  it("count visits in memory and add them to what others have counted, with the last day", async () => {
    const it = await id("/a", "/about");
    await follow("/a");
    await follow("/tra/a");
    const { entries } = await (await app.call("GET", "/api/content/redirects", { headers: staff })).json();
    expect(entries).toMatchObject([{ hits: 2, lastDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
    await writeHits(app.deps.db);
    await follow("/a");
    const end = saveHits(app.deps);
    await end();
    expect((await hitsOf(app.deps.db, [it])).get(it)?.hits).toBe(3);
    await writeHits(app.deps.db);
    expect((await hitsOf(app.deps.db, [it])).get(it)?.hits).toBe(3);
  });

  it("are offered pages and entries by part of a name, in either Chinese script, with the addresses visitors know", async () => {
    const news = await addNews(app, staff, {
      eng: { header: "Kite picnic 2026" },
      tra: { header: "風箏野餐" },
      sim: { header: "" },
    });
    await contentApi(app, staff, "news").create({ eng: { header: "Kite that nobody sees yet" } });
    const page = { address: "/kite-club", eng: { title: "Kite club" }, tra: {}, sim: {} };
    await contentApi(app, staff, "freePages").create(page, {});
    const offered = async (q: string) => {
      const answer = await app.call("GET", `/api/redirectTargets?q=${encodeURIComponent(q)}`, {
        headers: staff,
      });
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { targets: { address: string }[] }).targets;
    };
    const addresses = async (q: string) => (await offered(q)).map(({ address }) => address);
    const address = `/archiveitem?news_id=${news}`;
    expect(await offered("风筝")).toEqual([
      {
        address,
        name: { eng: "Kite picnic 2026", tra: "風箏野餐", sim: "" },
        group: { eng: "News item", tra: expect.any(String), sim: expect.any(String) },
      },
    ]);
    expect((await addresses("KITE")).sort()).toEqual([address, "/kite-club"]);
    expect(await addresses("联络")).toContain("/contact");
    expect(await addresses("nothing is called like this")).toEqual([]);
    expect(await addresses("picnic kite")).toEqual([address]);
    expect((await app.call("GET", "/api/redirectTargets?q=kite")).status).toBe(401);
  });

  describe("from a file", () => {
    const load = async (csv: string, skip = false) => {
      const answer = await send("importRedirects", { csv, skip });
      return { status: answer.status, body: await answer.json() };
    };

    it("are added and changed; headings, a byte order mark, semicolons and tabs are understood", async () => {
      await add("/kept", "/about");
      await add("/moved", "/about");
      const answer = await load(
        "\uFEFFOld address;New address\r\n/a;/about\r\n/kept;/about\r\n/moved;/donate\r\n",
      );
      expect(answer.body).toEqual({ message: "success", added: 1, changed: 1, same: 1, skipped: [] });
      expect((await load('"/b","/about"\n\n/c,/b\n')).status).toBe(200);
      expect((await load("/d\t/about\n")).status).toBe(200);
      expect(await pairs()).toEqual([
        "/a /about",
        "/b /about",
        "/c /b",
        "/d /about",
        "/kept /about",
        "/moved /donate",
      ]);
    });

    it("are split where their lines agree, and no truncated line is imported", async () => {
      expect((await load("/a,b\t/about\n/c\t/about\n")).status).toBe(200);
      expect((await load("sep=;\n/d,e;/about\n")).status).toBe(200);
      expect(await pairs()).toEqual(["/a,b /about", "/c /about", "/d,e /about"]);
      expect(errorsOf(await load("Old,New\n/f,/about,/donate\n"))).toMatchObject([{ path: "csv.2" }]);
      expect(errorsOf(await load("/f,/about,/donate\n"))).toMatchObject([{ path: "csv.1" }]);
    });

    it("are refused together where lines are at fault, which are named by their numbers", async () => {
      const csv = "/a,/about\n\n/b,/nowhere\n/a,/donate\nc,/about\n/d\n/e,/f\n/f,/e\n/g,/b\n";
      expect(errorsOf(await load(csv))).toEqual([
        { path: "csv.3", message: expect.stringContaining("There is no page") },
        { path: "csv.4", message: expect.stringContaining("earlier line") },
        { path: "csv.5", message: expect.stringContaining("begins with /") },
        { path: "csv.6", message: expect.stringContaining("begins with /") },
        { path: "csv.7", message: expect.stringContaining("circle") },
        { path: "csv.8", message: expect.stringContaining("circle") },
        { path: "csv.9", message: expect.stringContaining("There is no page") },
      ]);
      expect(await all()).toEqual([]);
      const answer = await load(csv, true);
      expect(answer.body).toMatchObject({ added: 1, skipped: [3, 4, 5, 6, 7, 8, 9] });
      expect(await pairs()).toEqual(["/a /about"]);
    });

    it.each([
      ['/a,/about\n/b,"/about\n', "csv.2", "quotation mark"],
      ["Old,New\n", "csv", "No addresses"],
      ["/a,/about\n".repeat(1001), "csv", "1,000 lines"],
    ])("are refused when it is %j", async (csv, path, words) => {
      expect(errorsOf(await load(csv))).toMatchObject([{ path, message: expect.stringContaining(words) }]);
    });

    it("come back as they were exported", async () => {
      await add("/關於", "/about#board");
      await add("/a", "https://example.org/?a=1,2;3");
      const { csv, filename } = await (
        await app.call("GET", "/api/exportRedirects", { headers: staff })
      ).json();
      expect(filename).toMatch(/^redirects-\d{4}-\d\d-\d\d\.csv$/);
      const before = await pairs();
      for (const { _id } of await all()) await remove(_id);
      expect((await load(csv)).body).toMatchObject({ added: 2 });
      expect(await pairs()).toEqual(before);
    });
  });
});
