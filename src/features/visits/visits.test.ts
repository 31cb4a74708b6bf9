import { expect, it, onTestFinished } from "vitest";
import { BOTH_ENGINES, openApp } from "../../../test/app";
import { VisitCounts } from "../../site/visits/visit-counts.server";
import visits from "./feature.server";
import { deleteOldVisits, writeVisits } from "./store.server";

const BROWSER = "Mozilla/5.0 (Linux; Android 14) Firefox/140.0";
const visit = {
  url: "/tra/about",
  lang: "tra",
  agent: BROWSER,
  referer: undefined,
  purpose: undefined,
} as const;

const counting = () => {
  const counts = new VisitCounts("https://kapok.example");
  counts.begin();
  return counts;
};
const taken = (counts: VisitCounts) => counts.take().map(({ kind, name, visits }) => [kind, name, visits]);

it("counts a page by its plain address, its language, and the host that the link came from", () => {
  const counts = counting();
  counts.page(visit);
  counts.page({
    ...visit,
    url: "/tra/archiveitem?news_id=1&x=2",
    referer: "https://www.rdhk.org/list?who=me",
  });
  counts.page({ ...visit, url: "/eng", lang: "eng", referer: "https://kapok.example/eng/about" });
  counts.donation();
  expect(taken(counts)).toEqual([
    ["page", "/about", 1],
    ["lang", "tra", 2],
    ["page", "/archiveitem?news_id=1", 1],
    ["host", "rdhk.org", 1],
    ["page", "/", 1],
    ["lang", "eng", 1],
    ["donation", "", 1],
  ]);
  expect(counts.take()).toEqual([]);
});

it("counts no program, nothing that is fetched ahead, and nothing before it is begun", () => {
  const counts = counting();
  for (const agent of ["Googlebot/2.1", "curl/8.0", "WhatsApp/2.2", "facebookexternalhit/1.1", undefined])
    counts.page({ ...visit, agent });
  counts.page({ ...visit, purpose: "prefetch;prerender" });
  expect(counts.take()).toEqual([]);
  const off = new VisitCounts("https://kapok.example");
  off.page(visit);
  off.donation();
  expect(off.take()).toEqual([]);
});

it("stores a limited number of hosts, however many names are made up", () => {
  const counts = counting();
  for (let number = 0; number < 1000; number += 1)
    counts.page({ ...visit, referer: `https://made-up-${number}.example/` });
  counts.page({ ...visit, referer: "https://<b>" });
  expect(counts.take().filter(({ kind }) => kind === "host")).toHaveLength(200);
});

it.each(BOTH_ENGINES)(
  "adds what processes count, shows it to staff, and forgets it after two years, on %s",
  async (engine) => {
    const app = await openApp(engine);
    onTestFinished(app.close);
    const headers = await app.login();
    const { deps } = app;
    deps.visitCounts.begin();
    const other = { ...deps, visitCounts: counting() };
    for (const counts of [deps.visitCounts, deps.visitCounts, other.visitCounts]) counts.page(visit);
    deps.visitCounts.donation();
    await writeVisits(other);
    const read = async (path: string) => (await app.call("GET", path, { headers })).json();
    expect(await read("/api/visits?days=7")).toEqual({
      counts: true,
      total: 3,
      donations: 1,
      pages: [{ name: "/about", visits: 3 }],
      langs: [{ name: "tra", visits: 3 }],
      hosts: [],
    });
    const { csv } = await read("/api/exportVisits");
    // A spreadsheet reads it as UTF-8 by its first character, whatever the system's own encoding is.
    expect(csv).toMatch(/^\uFEFF"Day","What was counted","Page, language or site","Times"\r\n/);
    expect(csv).toMatch(/"\d{4}-\d\d-\d\d","Page","\/about","3"\r\n/);
    expect(csv).toMatch(/"Language","Traditional Chinese","3"\r\n/);
    const ending = new AbortController();
    await deleteOldVisits(deps, new Date(), ending.signal);
    expect((await read("/api/visits")).total).toBe(3);
    await deleteOldVisits(deps, new Date(Date.now() + 800 * 24 * 60 * 60 * 1000), ending.signal);
    expect((await read("/api/visits")).total).toBe(0);
  },
);

it("counts nothing where the setting turns it off, and says so to staff", async () => {
  const app = await openApp("sqlite", { VISIT_COUNTS: "off" });
  onTestFinished(app.close);
  const stop = visits.background?.(app.deps);
  app.deps.visitCounts.page(visit);
  app.deps.visitCounts.donation();
  await stop?.();
  const answer = await app.call("GET", "/api/visits", { headers: await app.login() });
  expect(await answer.json()).toMatchObject({ counts: false, total: 0, donations: 0 });
});
