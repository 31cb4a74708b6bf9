import { describe, expect, it } from "vitest";
import { LANG_TAG, LANGS } from "../../src/platform/locale/lang";
import { inLang, publicPages } from "../fixtures/addresses";
import { publish } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { isInTurn } from "../fixtures/sampling";

const here = journey();

/** Of schema.org: the types that the site uses, with the properties that each may have and what they may be. */
const VOCABULARY: Record<string, Record<string, readonly string[]>> = {
  NGO: {
    ...{ name: ["Text"], alternateName: ["Text"], url: ["URL"], sameAs: ["URL"], email: ["Text"] },
    ...{ telephone: ["Text"], faxNumber: ["Text"], taxID: ["Text"], address: ["PostalAddress"] },
  },
  PostalAddress: { streetAddress: ["Text"], addressCountry: ["Text"] },
  WebSite: {
    ...{ name: ["Text"], url: ["URL"], inLanguage: ["Text"], publisher: ["NGO"] },
    potentialAction: ["SearchAction"],
  },
  // The name of its query is Google's, by the annotation of schema.org/docs/actions.html.
  SearchAction: { target: ["EntryPoint"], "query-input": ["Text"] },
  DonateAction: { name: ["Text"], recipient: ["NGO"], target: ["EntryPoint"] },
  EntryPoint: { urlTemplate: ["Text"] },
  BreadcrumbList: { itemListElement: ["ListItem"] },
  ListItem: { position: ["Integer"], name: ["Text"], item: ["URL"] },
  NewsArticle: {
    ...{ headline: ["Text"], description: ["Text"], mainEntityOfPage: ["URL"], inLanguage: ["Text"] },
    ...{ image: ["URL"], datePublished: ["DateTime"], dateModified: ["DateTime"], articleSection: ["Text"] },
    ...{ author: ["NGO"], publisher: ["NGO"] },
  },
  MedicalWebPage: { lastReviewed: ["Date"], reviewedBy: ["Person"] },
  Person: { name: ["Text"] },
  FAQPage: { mainEntity: ["Question"] },
  Question: { name: ["Text"], acceptedAnswer: ["Answer"] },
  Answer: { text: ["Text"] },
};

const VALUES: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === "string" && value !== "",
  URL: (value) => typeof value === "string" && /^https?:\/\/[^\s"<>]+$/.test(value),
  Integer: Number.isInteger,
  Date: (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value),
  DateTime: (value) => typeof value === "string" && new Date(value).toISOString() === value,
};

interface Thing {
  "@type"?: string;
  "@id"?: string;
  [property: string]: unknown;
}

const withoutKeywords = (thing: Thing) => Object.entries(thing).filter(([name]) => !name.startsWith("@"));

/** What in a thing is not in the vocabulary. @param ids the types of things that are named by their ids */
function faultsOf(thing: Thing, ids: ReadonlyMap<string, string>): string[] {
  const known = VOCABULARY[thing["@type"] ?? ""];
  if (!known) return [`type ${thing["@type"]}`];
  return withoutKeywords(thing).flatMap(([name, value]) => {
    const allowed = known[name];
    if (!allowed) return [`${thing["@type"]}.${name}`];
    return [value].flat().flatMap((each) => {
      if (typeof each !== "object" || each === null)
        return allowed.some((type) => VALUES[type]?.(each)) ? [] : [`${name}: ${each}`];
      const inner = each as Thing;
      const type = inner["@type"] ?? ids.get(inner["@id"] ?? "");
      if (!allowed.includes(type ?? "")) return [`${name} is ${type}`];
      return inner["@type"] === undefined ? [] : faultsOf(inner, ids);
    });
  });
}

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** The things that a page says it is about. */
function thingsIn(html: string): Thing[] {
  return [...html.matchAll(DATA)].flatMap(([, json = ""]) => {
    const data = JSON.parse(json);
    expect(data["@context"]).toBe("https://schema.org");
    const { "@context": _, "@graph": graph, ...alone } = data;
    return graph ?? [alone];
  });
}

function allFaults(things: readonly Thing[]): string[] {
  const ids = new Map<string, string>();
  const note = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { "@id": id, "@type": type } = value as Thing;
    if (id && type) ids.set(id, type);
    Object.values(value).forEach(note);
  };
  note(things);
  return things.flatMap((thing) => faultsOf(thing, ids));
}

const read = async (path: string) => (await fetch(here.site.url + path)).text();
const of = (things: readonly Thing[], type: string) => things.find((thing) => thing["@type"] === type);

/** The pages that have each of the types. */
const KINDS = /^\/$|^\/(donate|sma)$|archiveitem/;

describe.each(LANGS)("structured data in %s", (lang) => {
  it("is of the vocabulary on every page, in each language by turns", async () => {
    const faults: Record<string, string[]> = {};
    const types = new Set<string | undefined>();
    const pages = (await publicPages(here.site)).filter(
      (path, number) => KINDS.test(path) || isInTurn(number, lang),
    );
    for (const path of pages) {
      const things = thingsIn(await read(inLang(lang, path)));
      const found = allFaults(things);
      if (found.length > 0) faults[path] = found;
      for (const thing of things) types.add(thing["@type"]);
    }
    expect(faults).toEqual({});
    const wanted = ["BreadcrumbList", "DonateAction", "MedicalWebPage", "NGO", "NewsArticle", "WebSite"];
    expect([...types].sort()).toEqual(wanted.sort());
  });

  it("says where the site is searched, and when the page on SMA was last reviewed", async () => {
    const { url } = here.site;
    expect(of(thingsIn(await read(`/${lang}`)), "WebSite")).toMatchObject({
      inLanguage: LANG_TAG[lang],
      potentialAction: { target: { urlTemplate: `${url}/${lang}/search?q={search_term_string}` } },
    });
    const [page] = thingsIn(await read(`/${lang}/sma`));
    // A team is no person.
    expect(page).toEqual({ "@type": "MedicalWebPage", lastReviewed: "2026-11-21" });
  });
});

it("says whatever a text says and nothing else, and nothing of it runs", async () => {
  const header = `</script><script>document.title="run"</script><!-- "'&\u2028\u2029 end`;
  const id = await publish(here.site, {
    category: ["Public Awareness"],
    eng: { header, description: header, content: "<p>Words</p>" },
  });
  const path = `/eng/archiveitem?news_id=${id}`;
  const html = await read(path);
  const things = thingsIn(html);
  expect(allFaults(things)).toEqual([]);
  expect(of(things, "NewsArticle")).toMatchObject({
    headline: header.replaceAll(/\s+/g, " "),
    description: header,
    articleSection: ["Public Awareness"],
    mainEntityOfPage: here.site.url + path,
  });
  const page = await here.visit();
  await page.goto(here.site.url + path);
  expect(await page.title()).toContain("</script>");
  expect(await page.locator("h1").innerText()).toContain("document.title");
});
