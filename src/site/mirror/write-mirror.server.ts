import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeHtml } from "../../platform/html/text";
import { LANG_TAG, LANGS } from "../../platform/locale/lang";
import { notFoundAddress } from "../addresses/canonical-address";
import { prefixLang } from "../page-cache/serve-cached.server";
import { drawCode } from "../share/code-routes.server";
import { type AskSite, CHANGE, type CollectedDocument, Collection, type LeftOut } from "./collect.server";
import { type AddressChange, hasForm, withScript } from "./document-addresses.server";
import { MirrorAddresses } from "./mirror-addresses";
import { forwardScript, type MirrorPlace, placeOfFile, placeOfPage } from "./mirror-places";

/** The sources of a mirror. */
export interface MirrorSource {
  /** Answers for the site; its pages are rendered for a mirror. */
  ask: AskSite;
  /** The site's own address. */
  site: string;
  /** That of the mirror, with a slash at its end; undefined if unknown, so that no page names its own. */
  mirror: string | undefined;
  /** Old addresses that redirect to others, with a path and maybe a query. */
  oldAddresses: readonly string[];
}

/** What a mirror came to be. */
export interface MirrorReport {
  pages: number;
  /** All other answers. */
  files: number;
  leftOut: readonly LeftOut[];
}

/** The starting points of the crawl: the home pages, and the not-found pages. */
const FIRST = ["/", "/404", ...LANGS.flatMap((lang) => [`/${lang}`, `/${lang}/404`])];
/** Of use only with whole addresses in them. */
const FOR_SEARCH_ENGINES = ["/robots.txt", "/sitemap.xml"];

/** Has GitHub Pages serve the files unchanged. */
const AS_THEY_ARE = ".nojekyll";

/** Writes everything public of a site into a folder, so that any web server of files shows it. */
export async function writeMirror(source: MirrorSource, folder: string): Promise<MirrorReport> {
  const codes = new Map<string, MirrorPlace>();
  const placeOfCode = (url: URL) => {
    if (url.pathname !== "/qr.svg") return undefined;
    const place = placeOfFile(url, "image/svg+xml");
    codes.set(url.searchParams.get("to") ?? "/", place);
    return place;
  };
  const collection = new Collection(source.ask, source.site, folder, placeOfCode);
  const { mirror, oldAddresses } = source;
  await collection.collect([...FIRST, ...(mirror === undefined ? [] : FOR_SEARCH_ENGINES), ...oldAddresses]);
  const addresses = new MirrorAddresses(source.site, mirror, (address) => collection.target(address));
  const withForms = await rewriteDocuments(collection, addresses, oldAddresses);
  for (const [to, place] of codes) {
    const whole = addresses.whole(new URL(to, source.site));
    await collection.write(place, await drawCode(whole ?? source.site + to));
  }
  await writeFile(join(folder, AS_THEY_ARE), "");
  return {
    pages: collection.documents.filter(({ kind }) => kind === "html").length,
    files: collection.files,
    leftOut: [...collection.leftOut, ...withForms],
  };
}

/**
 * Rewrites every document's addresses to the mirror, and redirects old ones. Reports forms, which are
 * removed.
 */
async function rewriteDocuments(
  collection: Collection,
  addresses: MirrorAddresses,
  oldAddresses: readonly string[],
): Promise<LeftOut[]> {
  const pages = new Map<string, CollectedDocument>();
  for (const each of collection.documents) if (each.kind === "html") pages.set(pathAndQuery(each.url), each);
  const site = collection.site;
  const moved = oldAddresses
    .map((address) => new URL(address, site))
    .filter((url) => !pages.has(pathAndQuery(url)));
  const names = queriesOf([...[...pages.values()].map(({ url }) => url), ...moved]);
  const withForms: LeftOut[] = [];
  const notFound = new Map<string, string>();
  for (const [address, page] of pages) {
    if (isNotFound(page.url)) notFound.set(address, await collection.read(page));
  }
  for (const document of collection.documents) {
    const { url, place, kind } = document;
    const text = await collection.read(document);
    if (kind === "html" && hasForm(text))
      withForms.push({ address: pathAndQuery(url), why: "a form in it, which nothing would answer" });
    const change = isNotFound(url) ? changeFromTop(addresses, url) : changeFrom(addresses, url, place);
    const changed = CHANGE[kind](text, change);
    const own = kind === "html" && url.search === "" ? names.get(url.pathname) : undefined;
    await collection.write(place, own ? withScript(changed, forwardScript(own)) : changed);
  }
  for (const [path, own] of names) {
    if (pages.has(path)) continue;
    const url = new URL(path, site);
    const place = placeOfPage(url);
    const text = notFound.get(notFoundAddress(path)) ?? "";
    const changed = CHANGE.html(text, changeFrom(addresses, url, place));
    await collection.write(place, withScript(changed, forwardScript(own)));
  }
  for (const url of moved) await writeMoved(collection, addresses, url);
  return withForms;
}

const pathAndQuery = ({ pathname, search }: URL): string => pathname + search;

const isNotFound = ({ pathname }: URL): boolean => notFoundAddress(pathname) === pathname;

/** The names of the parameters of queries, by the paths that have such. */
function queriesOf(urls: readonly URL[]): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const { pathname, searchParams } of urls) {
    for (const name of searchParams.keys()) found.set(pathname, (found.get(pathname) ?? new Set()).add(name));
  }
  return new Map([...found].map(([path, names]) => [path, [...names]]));
}

/** The addresses of a document as it names them from its place. */
function changeFrom(addresses: MirrorAddresses, url: URL, place: MirrorPlace): AddressChange {
  return changeWith(addresses, url, (to, hash) => addresses.link(to, place, hash));
}

/** The same of a page that is shown at any address. */
function changeFromTop(addresses: MirrorAddresses, url: URL): AddressChange {
  return changeWith(addresses, url, (to, hash) => addresses.fromTop(to, hash));
}

function changeWith(
  addresses: MirrorAddresses,
  from: URL,
  linkTo: (place: MirrorPlace, hash: string) => string,
): AddressChange {
  const changed = (written: string): string | null => {
    const url = addresses.inside(written, from);
    if (!url) return addresses.inText(written);
    const target = addresses.target(url);
    if ("outside" in target) return target.outside;
    return "place" in target ? linkTo(target.place, url.hash) : null;
  };
  return {
    link: changed,
    file: changed,
    whole: (written) => {
      const url = addresses.inside(written, from);
      return url ? (addresses.whole(url) ?? null) : written;
    },
    text: (text) => addresses.inText(text),
  };
}

/** Writes the redirect page at an old address; nothing where its target does not exist. */
async function writeMoved(collection: Collection, addresses: MirrorAddresses, url: URL): Promise<void> {
  const target = addresses.target(url);
  const place = placeOfPage(url);
  if ("none" in target) return;
  const to = escapeHtml("place" in target ? addresses.link(target.place, place) : target.outside);
  const lang = LANG_TAG[prefixLang(url.pathname) ?? "eng"];
  await collection.write(
    place,
    `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${to}</title><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}"></head><body><p><a href="${to}">${to}</a></p></body></html>
`,
  );
}
