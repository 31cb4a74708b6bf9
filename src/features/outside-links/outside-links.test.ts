import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { ONE_ENGINE, openApp } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { loginAs } from "../../../test/roles";
import type { AnyContent } from "../../content/definition";
import type { OutsideLink } from "./contract";
import { addressesIn } from "./places.server";
import { checkDueLinks } from "./rounds.server";
import { findLinks } from "./testing/find-links";
import { type OtherSite, otherSite, testNetwork, UNKNOWN } from "./testing/other-site";

const DAY = 24 * 60 * 60 * 1000;
const NO_PAUSE = { pause: 0, hostPause: 0 };

describe.each(ONE_ENGINE)("links to other sites on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const statuses = new Map<string, number>();
  let site: OtherSite;
  let now = Date.parse("2026-05-04T02:00:00Z");
  beforeAll(async () => {
    site = await otherSite(({ url = "" }, answer) => {
      answer.writeHead(url === "/robots.txt" ? 404 : (statuses.get(url) ?? 200)).end();
    });
  });
  afterAll(() => site.close());

  const linkTo = (...addresses: string[]) =>
    addresses.map((address) => `<p><a href="${address.replaceAll("&", "&amp;")}">A link</a></p>`).join("");
  const text = (header: string, ...addresses: string[]) => ({ header, content: linkTo(...addresses) });
  const list = async (query = "", headers = staff) => {
    const answer = await app.call("GET", `/api/outsideLinks${query}`, { headers });
    return (await answer.json()) as { links: OutsideLink[]; total: number; known: number; checked: number };
  };
  /** The links of these tests: a new site has demo links, to fictional sites. */
  const own = async (headers = staff) =>
    (await list("", headers)).links.filter(({ address }) => !address.startsWith("https:"));
  const broken = async () => (await own()).map(({ address, answer }) => [new URL(address).pathname, answer]);
  /** Finds the links and checks those that are due, so many milliseconds later. */
  const round = async (later = 0) => {
    now += later;
    await findLinks(app);
    const { signal } = new AbortController();
    return checkDueLinks(
      { db: app.deps.db, network: testNetwork(), pace: NO_PAUSE, now: () => new Date(now) },
      signal,
    );
  };
  const send = async (path: string, json: object, headers = staff) =>
    (await app.call("POST", path, { headers, json })).status;

  it("are checked once, wherever they occur, and again a week later", async () => {
    const news = contentApi(app, staff, "news");
    const there = `${site.origin()}/there?a=1&b=2`;
    const { id } = (await news.create({ eng: text("One", `${there}#part`), tra: text("一", there) }, {}))
      .body;
    await news.create({ eng: text("Two", there, "http://localhost:3000/about", "mailto:a@b.example") }, {});
    await news.create({ eng: text("A draft", `${site.origin()}/draft`) });
    expect(await round()).toBe(true);
    const ours = site.asked.filter((each) => each.includes("?a=1") || each.includes("draft"));
    expect(ours).toEqual(["HEAD /there?a=1&b=2"]);
    site.asked.length = 0;
    await round(DAY);
    expect(site.asked.filter((each) => each.includes("?a=1"))).toEqual([]);
    await round(6 * DAY + 1);
    expect(site.asked.filter((each) => each.includes("?a=1"))).toHaveLength(1);
    expect(await broken()).toEqual([]);
    await news.remove(id);
  });

  it("are broken at once where a page is gone, and leave the list with the text that has them", async () => {
    const knownBefore = (await list()).known;
    statuses.set("/gone", 404);
    const news = contentApi(app, staff, "news");
    const { id } = (await news.create({ tra: text("消息", `${site.origin()}/gone`) }, {})).body;
    await round();
    const [link] = await own();
    expect(link).toMatchObject({
      ...{ address: `${site.origin()}/gone`, answer: "gone", status: 404, since: "2026-05-11" },
      places: [
        {
          ...{ title: "消息", lang: "tra", label: "Content" },
          url: `/cms/EditNews?news_id=${id}&lang=tra&field=content`,
        },
      ],
    });
    for (const [q, total] of [
      ["消息 /GONE", 1],
      ["news item", 1],
      ["nowhere", 0],
    ] as const)
      expect(await list(`?q=${encodeURIComponent(q)}&sort=-address`)).toMatchObject({ total });
    await news.draft({ tra: text("消息") }, id);
    expect(await broken()).toEqual([["/gone", "gone"]]);
    await news.publish(id);
    expect(await broken()).toEqual([]);
    await news.edit(id, {
      tra: text("消息", `${site.origin()}/gone`),
      eng: text("News", `${site.origin()}/gone`),
    });
    expect(await broken()).toEqual([["/gone", "gone"]]);
    await news.remove(id);
    expect(await broken()).toEqual([]);
    await round();
    expect((await list()).known).toBe(knownBefore);
  });

  it("are broken by a fault on two different days, and by a name that nobody knows twice", async () => {
    statuses.set("/fault", 503);
    const { create, remove } = contentApi(app, staff, "news");
    const addresses = [`${site.origin()}/fault`, `http://${UNKNOWN}/unknown`];
    const { id } = (await create({ eng: text("Faults", ...addresses) }, {})).body;
    await round();
    expect(await broken()).toEqual([]);
    await round(60 * 60 * 1000);
    expect(await broken()).toEqual([["/unknown", "noSite"]]);
    await round(DAY);
    expect(await broken()).toEqual(
      [
        ["/fault", "fault"],
        ["/unknown", "noSite"],
      ].sort(),
    );
    statuses.set("/fault", 200);
    await round(7 * DAY + 1);
    expect(await broken()).toEqual([["/unknown", "noSite"]]);
    await remove(id);
  });

  it("are not blamed while nobody answers at all", async () => {
    const { create, remove } = contentApi(app, staff, "news");
    const gone = await otherSite(() => {});
    await gone.close();
    const hosts = ["one.example", "two.example", "three.example"];
    const { id } = (
      await create({ eng: text("Away", ...hosts.map((host) => `${gone.origin(host)}/away`)) }, {})
    ).body;
    // The site that answers is not due.
    expect(await round(60_000)).toBe(false);
    expect(await round(DAY)).toBe(false);
    expect(await round(DAY)).toBe(false);
    expect(await broken()).toEqual([]);
    await remove(id);
  });

  it("are ignored until somebody resumes them, by users who may change content", async () => {
    statuses.set("/ignored", 410);
    const { create } = contentApi(app, staff, "news");
    const address = `${site.origin()}/ignored`;
    await create({ eng: text("Ignored", address) }, {});
    await round();
    expect(await broken()).toEqual([["/ignored", "gone"]]);
    const viewer = (await loginAs(app, "viewer")).headers;
    expect(await own(viewer)).toHaveLength(1);
    expect(await send("/api/ignoreLink", { address, ignored: true }, viewer)).toBe(403);
    expect(await send("/api/ignoreLink", { address: "http://other.example/", ignored: true })).toBe(404);
    expect(await send("/api/ignoreLink", { address, ignored: true })).toBe(200);
    expect(await broken()).toEqual([]);
    expect((await list("?show=ignored")).links).toMatchObject([{ address }]);
    site.asked.length = 0;
    await round(30 * DAY);
    expect(site.asked.filter((each) => each.includes("ignored"))).toEqual([]);
    expect(await send("/api/ignoreLink", { address, ignored: false })).toBe(200);
    await round();
    expect(site.asked.filter((each) => each.includes("ignored"))).toEqual(["HEAD /ignored", "GET /ignored"]);
  });
});

it("are checked again on request, but on a local site only if configured, and never on this machine", async () => {
  const site = await otherSite((_, answer) => answer.end());
  onTestFinished(site.close);
  const address = `${site.origin("127.0.0.1")}/`;
  const checkAgain = async (env: Record<string, string>) => {
    const app = await openApp("sqlite", env);
    onTestFinished(app.close);
    const headers = await app.login();
    const call = async (path: string, json: object, signedIn = headers) => {
      const answer = await app.call("POST", path, { headers: signedIn, json });
      return [answer.status, await answer.json()];
    };
    await contentApi(app, headers, "news").create(
      { eng: { header: "A", content: `<a href="${address}">x</a>` } },
      {},
    );
    await findLinks(app);
    expect(await call("/api/checkLink", { address }, {})).toEqual([401, expect.anything()]);
    const { checks } = await (await app.call("GET", "/api/outsideLinks", { headers })).json();
    return { checks, again: await call("/api/checkLink", { address }) };
  };
  expect(await checkAgain({})).toMatchObject({ checks: false, again: [409, expect.anything()] });
  const inside = { checks: true, again: [200, { answer: "private", status: 0, broken: true }] };
  expect(await checkAgain({ LINK_CHECKS: "on" })).toEqual(inside);
  const PUBLIC_URL = "https://charity.example";
  expect(await checkAgain({ PUBLIC_URL, LINK_CHECKS: "off" })).toMatchObject({
    checks: false,
    again: [409, expect.anything()],
  });
  expect(await checkAgain({ PUBLIC_URL })).toEqual(inside);
  expect(site.asked).toEqual([]);
});

it("are found in rich text, fields of links and plain text, and nothing else is", () => {
  const rich = '<p><a href="https://a.example/x?y=1&amp;z=2#end">x</a> https://words.example</p>';
  const addresses = { fields: { url: {} }, isList: true };
  const type = {
    shared: { links: addresses },
    texts: {
      body: { writing: "rich" },
      sources: { kind: "custom" },
    },
  } as unknown as Parameters<typeof addressesIn>[0];
  const said = {
    body: rich,
    sources: ["Chan (2024). 見https://c.example/文。(See https://d.example/a_(b).)"],
  };
  const links = [{ url: "https://kapok.example/about" }, { url: "https://b.example" }];
  const found = addressesIn(type, { eng: said, links } as unknown as AnyContent, "kapok.example");
  expect(found.at(-1)).toEqual({ address: "https://b.example/", path: "links.1.url", lang: "" });
  expect(found.slice(0, -1).map(({ address }) => address)).toEqual([
    "https://a.example/x?y=1&z=2",
    "https://c.example/",
    "https://d.example/a_(b)",
  ]);
});
