import { beforeAll, describe, expect, it } from "vitest";
import { published } from "../src/content/store/published.server";
import { features } from "../src/features/index.server";
import { appTests } from "./app-tests";
import { uploadPhoto } from "./photo";
import { marksIn, type Planted, type PlantedSite, plantMarks } from "./planted-marks";
import { loginAs } from "./roles";

const calls = features.flatMap(({ name, contract }) =>
  Object.entries(contract).map(([call, endpoint]) => ({ title: `${name}.${call}`, ...endpoint })),
);

/** Calls that do not change anything, though they are sent as others are. */
const READING = ["previews.preview", "revisions.presence", "translations.compose"];

describe("what is planted where visitors do not see it", () => {
  const { app, staff } = appTests();
  let site: PlantedSite;
  beforeAll(async () => {
    const send = async (method: string, path: string, json: object) => {
      const answer = await app.call(method, path, { headers: staff, ...(method !== "GET" && { json }) });
      return { status: answer.status, body: await answer.json() };
    };
    site = await plantMarks(send, await uploadPhoto(app, staff));
    app.deps.preview.renderBy(async ({ db }) => {
      // In place of a page: all that one could show.
      const read = features.flatMap(({ content = [] }) => content.map((type) => published(db, type).all()));
      return new Response(`<html><body>${JSON.stringify(await Promise.all(read))}</body></html>`);
    });
  }, 60_000);

  /** What may be named in a query, for an entry and for none. */
  const queriesFor = ({ type, id, mark }: Planted): Record<string, string>[] => {
    const named = { type, id, news_id: id, note_id: id, item_id: id, _id: id };
    const picture = { media_id: site.picture, media_ids: site.picture };
    const exported = { from: "eng", to: "tra", what: "all" };
    return [
      { ...named, ...picture, ...exported, cat: "all", q: mark },
      { ...exported, cat: "all" },
    ];
  };

  /** The calls, with what they answer to somebody about each of the entries, in whose answers a mark stands. */
  const found = async (headers: Record<string, string>, about: readonly Planted[]): Promise<string[]> => {
    const all: string[] = [];
    // What names no entry is the same request for each of them.
    const asked = new Set<string>();
    for (const { title, kind, method, path } of calls) {
      if (kind !== "get" && !READING.includes(title)) continue;
      for (const entry of about) {
        const at = path
          .replace("{type}", entry.type)
          .replace("{id}", entry.id)
          .replace(/\{\w+\}/, entry.id);
        for (const query of queriesFor(entry)) {
          const [asks, json] =
            kind === "get"
              ? [`${at}?${new URLSearchParams(query)}`, undefined]
              : [at, { ...query, ...SENT, key: "k".repeat(24), whole: true, version: 1 }];
          const request = JSON.stringify([method, asks, json]);
          if (asked.has(request)) continue;
          asked.add(request);
          const answer = await app.call(method, asks, { headers, ...(json && { json }) });
          expect([title, answer.status < 500]).toEqual([title, true]);
          for (const mark of marksIn(await answer.text())) all.push(`${title}: ${mark}`);
        }
      }
    }
    expect(asked.size).toBeGreaterThan(500);
    return [...new Set(all)].sort();
  };
  const SENT = { isWriting: false, lang: "eng", units: [{ path: "header", at: 0, kept: "x" }] };

  it("reaches no visitor by any call", { timeout: 120_000 }, async () => {
    expect(await found({}, site.entries)).toEqual([]);
    const files = ["/sitemap.xml", "/sitemap-1.xml", "/robots.txt", "/eng/feed.atom", "/tra/feed.atom"];
    for (const path of [...files, "/eng/feed.json", "/tra/feed.json", "/api/openapi.json"])
      expect([path, marksIn(await (await app.call("GET", path)).text())]).toEqual([path, []]);
  });

  it("reaches no visitor as a file, nor behind a link to something else", async () => {
    const token = site.link.path.split("/").at(-1) ?? "";
    const status = async (query: string, headers = {}) =>
      (await app.call("GET", `/media/${site.picture}?w=160${query}`, { headers })).status;
    expect([await status(""), await status(`&preview=${token}`), await status("", staff)]).toEqual([
      404, 404, 200,
    ]);
    const page = await app.call("GET", `${site.link.path}/eng/archive`);
    expect([page.status, marksIn(await page.text())]).toEqual([200, [site.link.mark]]);
  });

  it("reaches no writer for other types, and each their own", { timeout: 240_000 }, async () => {
    const { headers: all } = await loginAs(app, "writer");
    const [first, ...others] = site.entries;
    const oneOfEach = others.filter(({ type, mark }) => type !== first?.type || mark === "Quinceperson");
    const read = await found(all, oneOfEach);
    expect(read.length).toBeGreaterThan(30);
    // Whom it is withheld from, they do not read either.
    expect(read.filter((each) => each.endsWith("Quinceperson"))).toEqual([]);
    const { headers: ofChart } = await loginAs(app, "writer", ["chart"]);
    expect(await found(ofChart, site.entries)).toEqual([]);
    const { headers: ofNotes } = await loginAs(app, "writer", ["notes"]);
    const own = await found(ofNotes, site.entries);
    expect(own.map((each) => each.split(": ")[1]).filter((mark) => mark !== "Quincenote")).toEqual([]);
    expect(own).toContain("revisions.read: Quincenote");
    const statuses = [ofChart, ofNotes].map(async (headers) => {
      const answer = await app.call("GET", `/media/${site.picture}?w=160`, { headers });
      return answer.status;
    });
    expect(await Promise.all(statuses)).toEqual([404, 404]);
  });
});
