import { createHash } from "node:crypto";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { renderCover } from "../../art/cover.server";
import { OpenFlower } from "../../art/flower";
import { PALETTES } from "../../art/palettes";
import type { KnownPage, ShareCard } from "../../content/known-pages.server";
import { fileProblems } from "../../media/problems";
import { WorkQueue } from "../../media/variants/work-queue.server";
import type { Deps } from "../../platform/deps.server";
import type { Feature } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { isLang, type Lang } from "../../platform/locale/lang";
import { readSiteDetails } from "../frame/site-details.server";
import { namesEtag } from "../page-cache/serve-cached.server";
import { sharePath } from "./share-path";

type SharingFeature = Pick<Feature, "name" | "pages" | "entries">;

interface Shared {
  features: readonly SharingFeature[];
  sitePages: readonly KnownPage[];
}

/** Previews are shown by other sites, which is what these pictures are for. */
const FOR_OTHERS = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** Pictures cached at most; each is some 60 KB. */
const MAX_CACHED = 200;

/** Each takes a processor for 60 ms, and who fetches previews comes again: one at a time, and few wait. */
const LIMITS = { workers: 1, maxWaiting: 20, maxBackground: 0 };

/**
 * `/og/about.tra.jpg`, `/og/news-ID.eng.jpg`: images for link previews. One is cached by its words and cover,
 * so that a change of either shows with the next request. When many wait for theirs: 503.
 */
export function serveShareImages(
  deps: Pick<Deps, "db" | "media">,
  features: readonly SharingFeature[],
  sitePages: readonly KnownPage[],
): Hono {
  const images = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    max: MAX_CACHED,
    fetchMethod: (_key, _before, { context: draw }) => draw(), // once for concurrent requests
    ignoreFetchAbort: true,
  });
  const queue = new WorkQueue(LIMITS, () => {}); // each is awaited by its request
  const app = new Hono();
  app.get("/og/:file", async (context) => {
    const { page, lang } = parse(context.req.param("file"));
    const { name, shortName } = await readSiteDetails(deps.db);
    const card = await cardOf(deps, { features, sitePages }, page, lang, shortName[lang]);
    if (!card) throw new Problem(404, fileProblems.unknownFile);
    const { title, coverId } = card;
    const key = createHash("sha256")
      .update(JSON.stringify([page, card.lang, title, name[lang], coverId]))
      .digest("base64url")
      .slice(0, 22);
    const etag = `"${key}"`;
    const headers = { ...FOR_OTHERS, "Cache-Control": "public, max-age=3600", ETag: etag };
    if (namesEtag(context.req.header("if-none-match"), etag))
      return new Response(null, { status: 304, headers });
    const draw = async () => {
      const { shareImage } = await import("../../media/share-image.server");
      const picture = await card.picture();
      return shareImage({ lang: card.lang, title, name: name[lang], ground: renderShareGround(), picture });
    };
    const jpeg = await images.forceFetch(key, { context: () => queue.now(key, draw) });
    return new Response(new Uint8Array(jpeg), { headers: { ...headers, "Content-Type": "image/jpeg" } });
  });
  return app;
}

/** @throws {Problem} 404 for an address that is no picture's */
function parse(file: string): { page: string; lang: Lang } {
  const [, page = "", lang] = file.match(/^([\w-]+)\.(\w{3})\.jpg$/) ?? [];
  if (!isLang(lang)) throw new Problem(404, fileProblems.unknownFile);
  return { page, lang };
}

/** The card of a page by its name, or of an entry by the name of its feature and its id. */
async function cardOf(
  deps: Pick<Deps, "db" | "media">,
  { features, sitePages }: Shared,
  name: string,
  lang: Lang,
  shortName: string,
): Promise<ShareCard | undefined> {
  const pages = [...sitePages, ...features.flatMap((feature) => feature.pages ?? [])];
  const page = pages.find(({ path }) => sharePath(path, lang) === `/og/${name}.${lang}.jpg`);
  if (page) {
    const picture = async () => ({ svg: renderCover(page.picture) });
    return { lang, title: await page.title(lang, shortName, deps.db), picture, coverId: null };
  }
  const of = features.find((feature) => feature.entries && name.startsWith(`${feature.name}-`));
  return of?.entries?.card(deps, name.slice(of.name.length + 1), lang);
}

const { sky, flower } = PALETTES.paper;

/** Paper with a flower, 1200 × 630, for the words of a link preview on its left side. */
const renderShareGround = (): string =>
  renderToStaticMarkup(
    createElement(
      "svg",
      { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 1200 630", width: 1200, height: 630 },
      createElement("rect", { width: 1200, height: 630, fill: sky }),
      createElement(OpenFlower, { ink: flower, x: 112, y: 104, scale: 0.78, turn: 8 }),
    ),
  );
