import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { firstMenu } from "../../src/charity/menu";
import { features } from "../../src/features/index.server";
import { LANGS } from "../../src/platform/locale/lang";
import { newDatabase } from "../../test/postgres";
import { saveContent, sessionCookie, staffCall, uploadPdf, uploadPhoto } from "../fixtures/content";
import { drilledOn, FULL } from "../fixtures/drill";
import { journey } from "../fixtures/journey";
import { takeAway } from "../fixtures/taken-away";

/** A word that visitors may find nowhere. */
const SECRET = "zqkept";

describe.each(drilledOn("sqlite"))("what is unpublished, on %s", (engine) => {
  const here = journey({
    settings: async (): Promise<Record<string, string>> =>
      engine === "postgres"
        ? {
            DATABASE_URL: await newDatabase(),
            DEMO_CONTENT: "off",
            DATA_DIR: mkdtempSync(join(tmpdir(), "kapok-kept-")),
          }
        : {},
  });
  const url = (path: string) => new URL(path, here.site.url).href;
  const text = async (path: string) => (await fetch(url(path))).text();
  const json = async (path: string) => JSON.parse(await text(path));

  /** Saves an entry, a new one unless it has an id, with some languages left unpublished: Simplified Chinese unless said. */
  const saveUnpublished = async (
    type: string,
    content: object,
    { id, langs = ["sim"] }: { id?: string; langs?: readonly string[] } = {},
  ): Promise<string> => {
    const publish = { langs: LANGS.filter((lang) => !langs.includes(lang)) };
    return saveContent(here.site, type, { content, ...(publish.langs.length > 0 && { publish }) }, id);
  };

  /** Ids of drafts, which were never published. The pages are read once, after all has been saved; in the drill after each test. */
  const drafts: string[] = [];

  const saveDraft = (type: string, content: object, id?: string) =>
    saveContent(here.site, type, { content }, id);

  /** Every address of the sitemap and all that pages lead to, within the site, with what it answers. */
  const crawl = async (): Promise<Map<string, string>> => {
    const sitemap = await text("/sitemap-1.xml");
    const left = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => pathOf(loc));
    const seen = new Map([["/sitemap-1.xml", sitemap]]);
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      if (seen.has(path)) continue;
      const answer = await fetch(url(path));
      const isText = /html|json|xml|text/.test(answer.headers.get("content-type") ?? "");
      const body = isText ? await answer.text() : "";
      seen.set(path, body);
      for (const [, href = ""] of body.matchAll(/\shref="(\/(?!\/|cms|assets|media)[^"#]*)/g)) {
        left.push(href.replaceAll("&amp;", "&"));
      }
    }
    return seen;
  };
  const pathOf = (address: string) => {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    return pathname + search;
  };

  const publicCalls = features
    .flatMap(({ contract }) => Object.values(contract))
    .filter(({ kind, access, path }) => kind === "get" && access === "public" && !path.includes("{"));

  /** Asks each public call too, without a query and by each of some. */
  const askEach = async (seen: Map<string, string>, queries: readonly string[]) => {
    for (const { path } of publicCalls) {
      for (const query of ["", ...queries.map((each) => `?${each}`)])
        seen.set(`${path}${query}`, await text(`${path}${query}`));
    }
  };
  const tellingIn = (seen: ReadonlyMap<string, string>) =>
    [...seen].flatMap(([path, body]) => (body.includes(SECRET) || path.includes(SECRET) ? [path] : []));

  it("reaches no visitor: no call or preview says it", async () => {
    const shown = { eng: { header: "Shown" }, tra: { header: "示" } };
    const news_id = await saveUnpublished("news", {
      ...{ ...shown, sim: { header: SECRET, content: `<p>${SECRET}</p>` }, starred: true },
    });
    const draft = await saveDraft("news", { eng: { header: `${SECRET} draft` }, starred: true });
    await saveUnpublished("notes", {
      ...{ tra: { author: "陳", content: "多謝" }, sim: { author: SECRET, content: SECRET } },
    });
    await saveUnpublished(
      "donors",
      { eng: { names: ["A"] }, tra: { names: ["甲"] }, sim: { names: [SECRET] } },
      { id: "donors" },
    );
    const { sma } = await json("/api/sma");
    const { _id: topicId, version, order, ...topic } = sma[0];
    const retitled = { ...topic, sim: { ...topic.sim, title: SECRET } };
    await saveUnpublished("sma", retitled, { id: topicId });
    const pages = (await json("/api/pages")).pages as { _id: string; sim: object }[];
    const page = pages.find(({ _id }) => _id === "accessibility");
    await saveUnpublished(
      "pages",
      { ...page, sim: { ...page?.sim, title: SECRET } },
      { id: "accessibility" },
    );
    await saveUnpublished(
      "freePages",
      {
        ...{ eng: { title: `${SECRET} page` }, tra: { title: "網頁", body: "<p>文</p>" }, address: "/own" },
        sim: { title: SECRET, body: `<p>${SECRET}</p>` },
      },
      { langs: ["eng", "sim"] },
    );
    const planned = await saveDraft("news", {
      ...{ eng: { header: `${SECRET} planned` }, sim: { header: SECRET }, starred: true },
    });
    const at = new Date(Date.now() + 24 * 60 * 60 * 1000);
    const plan = (id: string, langs: readonly string[]) =>
      staffCall(here.site, `/api/content/news/${id}/publish`, { langs, at });
    for (const langs of [["eng"], ["sim"]]) await plan(planned, langs);
    await plan(news_id, ["sim"]);
    drafts.push(draft);
    const seen = FULL ? await crawl() : new Map<string, string>();
    await askEach(seen, [`news_id=${news_id}`, `news_id=${draft}`, `news_id=${planned}`, "cat=all"]);
    expect(tellingIn(seen)).toEqual([]);
    const card = await fetch(url(`/og/news-${draft}.eng.jpg`));
    expect(card.status).not.toBe(200);
  });

  it("reaches no visitor of lists in an order, of records and of words beside figures either", async () => {
    const Cookie = await sessionCookie(here.site);
    const [image, pdfId] = [await uploadPhoto(here.site, Cookie), await uploadPdf(here.site, Cookie)];
    const named = { tra: { name: "示" }, sim: { name: SECRET } };
    const pdf = { pdfId, originalFilename: "form.pdf" };
    const languages = [...LANGS];
    const item = { coverId: [image], ...named, sim: { name: SECRET, tag: SECRET, desc: SECRET } };
    const term = { ...named, sim: { name: SECRET, meaning: SECRET, forms: [SECRET] } };
    const item_id = await saveUnpublished("charityItems", item);
    const term_id = await saveUnpublished("smaTerms", term);
    const form_id = await saveUnpublished("forms", { pdf, languages, ...named });
    const { siteDetails } = await json("/api/siteDetails");
    const pages = (await json("/api/pages")).pages as {
      _id: string;
      eng: { hero: object };
    }[];
    const inSim = (said: object) => ({ ...said, sim: SECRET });
    const { name, shortName, address, bank, version: _, ...details } = siteDetails;
    await saveUnpublished(
      "siteDetails",
      {
        ...{ ...details, name: inSim(name), shortName: inSim(shortName), address: inSim(address) },
        bank: { ...bank, bankName: inSim(bank.bankName) },
      },
      { id: "siteDetails" },
    );
    const menu = firstMenu;
    const label = { eng: "Shop", tra: "商店", sim: SECRET };
    await saveUnpublished(
      "menu",
      {
        ...{ ...menu, donate: inSim(menu.donate) },
        footer: [...menu.footer, { kind: "site", page: "", url: "https://shop.example/", label }],
      },
      { id: "menu" },
    );
    await saveUnpublished(
      "organization",
      {
        tra: { founder: "陳女士", staff: [{ order: 1, name: "羅小姐", title: "護士" }] },
        sim: {
          ...{ founder: SECRET, trustee: SECRET, members: SECRET, advisors: SECRET },
          staff: [{ order: 1, name: SECRET, title: SECRET }],
          patrons: [{ order: 1, name: SECRET, title: SECRET }],
        },
      },
      { id: "organization" },
    );
    const figures = { title: label, rows: [{ label, amount: 1200 }] };
    await saveUnpublished("chart", { sim: { coverId: image, alt: SECRET }, figures }, { id: "chart" });
    await saveUnpublished(
      "volunteer",
      {
        ...{ individual: "https://forms.example/", organization: "" },
        ...{ tra: { pdf, formValue: "表" }, sim: { pdf, formValue: SECRET } },
      },
      { id: "volunteer" },
    );
    await saveDraft("donors", { eng: { names: [SECRET] } }, "donors");
    await saveDraft("volunteer", { individual: `https://${SECRET}.example/`, organization: "" }, "volunteer");
    const home = pages.find(({ _id }) => _id === "home");
    await saveDraft(
      "pages",
      { ...home, eng: { ...home?.eng, hero: { ...home?.eng.hero, title: SECRET } } },
      "home",
    );
    const entries = [
      ...[`item_id=${item_id}`, `term_id=${term_id}`, `form_id=${form_id}`],
      `item_id=${await saveDraft("charityItems", { coverId: [image], eng: { name: SECRET } })}`,
      `term_id=${await saveDraft("smaTerms", { eng: { name: SECRET, meaning: SECRET } })}`,
      `form_id=${await saveDraft("forms", { pdf, languages, eng: { name: SECRET } })}`,
      `note_id=${await saveDraft("notes", { eng: { author: SECRET, content: SECRET } })}`,
    ];
    const seen = FULL ? await crawl() : new Map<string, string>();
    await askEach(seen, entries);
    expect(tellingIn(seen)).toEqual([]);
  });

  it("is not known by its address while it is a draft", async () => {
    const page = { address: `/${SECRET}-day`, eng: { title: SECRET }, tra: { title: SECRET } };
    await saveDraft("freePages", page);
    for (const prefix of ["", "/eng", "/tra", "/sim"]) {
      const answer = await fetch(url(`${prefix}/${SECRET}-day`));
      expect([prefix, answer.status]).toEqual([prefix, 404]);
    }
  });

  it("was shown and was taken away: no call says it, and its pictures and link previews are gone", async () => {
    const { ids, addresses } = await takeAway(here.site, SECRET, await sessionCookie(here.site));
    const seen = new Map<string, string>();
    await askEach(
      seen,
      ids.map((id) => `news_id=${id}`),
    );
    expect(tellingIn(seen)).toEqual([]);
    for (const path of addresses) expect([path, (await fetch(url(path))).status]).toEqual([path, 404]);
    drafts.push(...ids);
  });

  it("is on no page, and has no address: languages that pages name name them too, as the sitemap does, and others are not indexed", async () => {
    const seen = await crawl();
    expect(seen.size).toBeGreaterThan(30);
    expect(tellingIn(seen)).toEqual([]);
    expect([...seen.keys()].filter((path) => drafts.some((id) => path.includes(id)))).toEqual([]);
    const listed = new Set(
      [...(seen.get("/sitemap-1.xml") ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) =>
        pathOf(loc),
      ),
    );
    const alternates = (path: string) =>
      [
        ...(seen.get(path) ?? "").matchAll(
          /<link rel="alternate" hrefLang="(?!x-default)[^"]+" href="([^"]+)"/gi,
        ),
      ].map(([, href = ""]) => pathOf(href));
    const faults: string[] = [];
    for (const path of listed) {
      const others = alternates(path);
      const head = seen.get(path) ?? "";
      if (!others.includes(path)) faults.push(`${path} does not name itself`);
      if (head.includes('content="noindex"')) faults.push(`${path} is listed and not to be indexed`);
      for (const other of others) {
        if (!listed.has(other)) faults.push(`${path} names ${other}, which is not listed`);
        if (!alternates(other).includes(path)) faults.push(`${other} does not name ${path}`);
      }
    }
    expect(faults).toEqual([]);
    const entries = [...seen.keys()].filter((path) => /^\/(eng|tra|sim)\/(archiveitem\?|own$)/.test(path));
    const unlisted = entries.filter((path) => !listed.has(path));
    // The demo has some too; what was unpublished is among them, and a visitor who comes there is not turned away.
    expect(unlisted).toContain("/sim/own");
    for (const path of unlisted) {
      const head = seen.get(path) ?? "";
      expect([path, head.includes('content="noindex"'), alternates(path)]).toEqual([path, true, []]);
      expect(head).toMatch(/<h1[ >]/);
      expect(head).toContain('class="fallback-note"');
    }
    expect(LANGS.every((lang) => listed.has(`/${lang}/about`))).toBe(true);
  });
});
