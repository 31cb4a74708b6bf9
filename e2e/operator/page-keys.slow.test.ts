import { request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { journey } from "../fixtures/journey";

const here = journey({ fresh: true });

/** A page as somebody gets it who claims to have asked another host. */
function askAs(host: string, path: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(here.site.url + path, { headers: { ...headers, Host: host } }, (answer) =>
      resolve(text(answer)),
    );
    asked.on("error", reject).end();
  });
}

async function figure(name: string): Promise<number> {
  const figures = await (await fetch(`${here.site.url}/metrics`)).text();
  return Number(figures.match(new RegExp(`^${name} (\\d+)$`, "m"))?.[1]);
}

const cachedPages = () => figure("kapok_kept_pages");

const ask = async (path: string) => {
  const answer = await fetch(here.site.url + path);
  await answer.arrayBuffer();
  return answer;
};

it("no way of writing an address makes a page of its own", async () => {
  for (const path of ["/eng/about", "/eng/contact", "/eng/donate", "/eng/archive", "/eng/nothing"]) {
    await ask(path);
  }
  const before = await cachedPages();
  const spellings = [
    ...["/ENG/about", "/eng/About", "/eng/about/", "//eng/about", "/eng//about", "/eng/%61bout"],
    ...[
      "/eng/about?x=1",
      "/eng/about?sent=1",
      "/eng/contact?sent=2",
      "/eng/contact?sent=%00",
      "/eng/contact?a=b",
    ],
    ...["/eng/donate?method=x", "/eng/donate?choice=x", "/eng/donate?cancelled=yes", "/eng/archive?q=1"],
    ...["/eng/archive?year=2024.0", "/eng/archive?year=+2024", "/eng/archive?page=01", "/eng/about.data"],
    ...["/eng/archiveitem?news_id=%00", "/eng/archiveitem?news_id=x", "/eng/involved?item=x"],
  ];
  for (const path of spellings) expect([path, (await ask(path)).status < 500]).toEqual([path, true]);
  // The item that was not named leads to the archive, which is there; nothing else was made.
  expect(await cachedPages()).toBe(before);
});

it("another spelling of the staff area's address leads to its guard", async () => {
  for (const path of [
    "/CMS/managenews",
    "/Cms",
    "//cms/managenews",
    "/%63ms/managenews",
    "/%43MS/managenews",
  ]) {
    const answer = await ask(path);
    expect([path, new URL(answer.url).pathname]).toEqual([path, "/unauthorized"]);
  }
});

it("nothing is where a slash is hidden, or too far away to be led from, and it says so in the page's language", async () => {
  for (const path of ["/nothing", "/tra/nothing"]) await ask(path);
  const before = await cachedPages();
  const lost = [
    "/cms/x%2F..%2F..%2Fabout",
    "/cms%5Clogin",
    "/tra/x%2f..%2fabout",
    `/tra/${"A".repeat(3000)}`,
  ];
  for (const path of lost) {
    const answer = await fetch(here.site.url + path, { redirect: "manual" });
    expect([path, answer.status, await answer.text()]).toEqual([
      path,
      404,
      expect.stringContaining(path.startsWith("/tra") ? '<html lang="zh-Hant-HK"' : '<html lang="en"'),
    ]);
  }
  expect(await cachedPages()).toBe(before);
});

it("what there is not is one page in each language, rendered once", async () => {
  const lost = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(here.site.url + path, { headers });
    expect([path, answer.status, answer.headers.get("etag") !== null]).toEqual([path, 404, true]);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    return answer.text();
  };
  const pages = {
    "/": await lost("/nothing"),
    "/eng/": await lost("/eng/nothing"),
    "/tra/": await lost("/tra/nothing"),
  };
  const again = pages["/"] && (await lost("/404", { "If-None-Match": "*" }));
  expect(again).toBe(pages["/"]);
  expect(new Set(Object.values(pages)).size).toBe(3);
  const [kept, renders] = [await cachedPages(), await figure("kapok_page_renders_total")];
  for (const [prefix, page] of Object.entries(pages)) {
    for (const number of [1, 2, 3]) {
      expect(await lost(`${prefix}nothing-${number}`)).toBe(page);
      expect(await lost(`${prefix}nothing/${number}?a=${number}`)).toBe(page);
    }
  }
  expect(await figure("kapok_page_renders_total")).toBe(renders);
  for (const number of [1, 2, 3]) {
    expect(await lost(`/tra/archiveitem?news_id=none-${number}`)).toBe(pages["/tra/"]);
    expect(await lost(`/tra/archive?page=${number}000`)).toBe(pages["/tra/"]);
  }
  expect(await cachedPages()).toBe(kept);
});

it("one sender has so much rendered and no more, and others as ever", async () => {
  const askFrom = (sender: string, path: string) =>
    fetch(here.site.url + path, { headers: { "X-Forwarded-For": sender }, redirect: "manual" });
  const refusedOf = async (
    sender: (number: number) => string,
    path: (number: number) => string,
    amount = 150,
  ) => {
    const numbers = Array.from({ length: amount }, (_, number) => number);
    const answers = await Promise.all(numbers.map((number) => askFrom(sender(number), path(number))));
    return answers.filter(({ status }) => status === 429);
  };
  await ask("/eng/about");
  await ask("/eng/nothing");
  const [refused, ...others] = await refusedOf(
    () => "192.0.2.1",
    (number) => `/eng/archiveitem?news_id=none-${number}`,
  );
  expect(others.length).toBeGreaterThan(5);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ message: expect.stringMatching(/^Too many pages/) });
  const ofOneNetwork = (number: number) => `[2001:db8:1:2::${number + 1}]:${4000 + number}`;
  expect((await refusedOf(ofOneNetwork, () => "/cms/login")).length).toBeGreaterThan(5);
  for (const path of ["/eng/about", "/eng/nothing-at-all"]) {
    expect(await refusedOf(ofOneNetwork, () => path)).toEqual([]);
  }
  expect(
    await refusedOf(
      (number) => `192.0.3.${number}`,
      (number) => `/eng/archiveitem?news_id=${number}`,
      150,
    ),
  ).toEqual([]);
});

it("what the router would ask for in place of a staff page is behind the guard, too", async () => {
  for (const path of [
    "/cms.data",
    "/CMS.data",
    "/cms.data?_routes=root",
    "/cms/managenews.data",
    "/cms/_.data",
  ]) {
    const answer = await ask(path);
    expect([path, new URL(answer.url).pathname]).toEqual([path, "/unauthorized"]);
  }
});

it("a host that somebody made up is nowhere in what others get", async () => {
  const lie = {
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "https",
    Forwarded: "host=evil.example",
  };
  for (const path of [
    "/tra/sma",
    "/tra/sma",
    "/sitemap.xml",
    "/sitemap-1.xml",
    "/tra/feed.atom",
    "/tra/feed.json",
    "/qr.svg?to=/tra/sma",
    "/robots.txt",
    "/api/docs",
    "/tra/sma/",
    "/nothing",
  ]) {
    expect([path, await askAs("evil.example", path, lie)]).toEqual([
      path,
      expect.not.stringContaining("evil.example"),
    ]);
  }
});
