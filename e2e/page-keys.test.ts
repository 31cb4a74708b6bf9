import { request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { journey } from "./journey";

const here = journey();

/** A page as somebody gets it who claims to have asked another host. */
function askAs(host: string, path: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(here.site.url + path, { headers: { ...headers, Host: host } }, (answer) =>
      resolve(text(answer)),
    );
    asked.on("error", reject).end();
  });
}

async function keptPages(): Promise<number> {
  const figures = await (await fetch(`${here.site.url}/metrics`)).text();
  return Number(figures.match(/^kapok_kept_pages\{.*\} (\d+)$/m)?.[1]);
}

const ask = async (path: string) => {
  const answer = await fetch(here.site.url + path);
  await answer.arrayBuffer();
  return answer;
};

it("no way of writing an address makes a page of its own", async () => {
  for (const path of ["/eng/about", "/eng/contact", "/eng/donate", "/eng/archive"]) await ask(path);
  const before = await keptPages();
  const spellings = [
    ...["/ENG/about", "/eng/About", "/eng/about/", "//eng/about", "/eng//about", "/eng/%61bout"],
    ...[
      "/eng/about?x=1",
      "/eng/about?sent=1",
      "/eng/contact?sent=2",
      "/eng/contact?sent=%00",
      "/eng/contact?a=b",
    ],
    ...["/eng/donate?method=x", "/eng/donate?amount=7", "/eng/donate?cancelled=yes", "/eng/archive?q=1"],
    ...["/eng/archive?year=2024.0", "/eng/archive?year=+2024", "/eng/archive?page=01", "/eng/about.data"],
    ...["/eng/archiveitem?news_id=%00", "/eng/archiveitem?news_id=x", "/eng/involved?item=x"],
  ];
  for (const path of spellings) expect([path, (await ask(path)).status < 500]).toEqual([path, true]);
  // The item that was not named leads to the archive, which is there; nothing else was made.
  expect(await keptPages()).toBe(before);
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
  const before = await keptPages();
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
  expect(await keptPages()).toBe(before);
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
