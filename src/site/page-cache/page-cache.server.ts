import { contentSecurityPolicy, takeOrigins } from "../../platform/http/security/security-policy.server";
import { hongKongDayNumber } from "../../platform/locale/format";
import type { Lang } from "../../platform/locale/lang";
import { bypassesCache } from "./bypass-cache.server";
import { type CachedPage, cachedPage, compressedWell, type PageStatus } from "./cached-page.server";

/** Most pages without a query, and most with one, so that endless queries evict no plain page. */
const MAX_PAGES = 1000;

/** A cached page, or an answer that bypasses the cache (a redirect, 404 or error). */
export type Rendered = { cached: CachedPage } | { passed: Response };

/**
 * Caches the rendered pages of the public site by address, language and comforts. Every change of the site clears the
 * cache, and so does midnight in Hong Kong, since pages show the current year: a page costs milliseconds, a stale one
 * costs trust. Concurrent visitors share one render.
 */
export class PageCache {
  #pages = new Map<string, CachedPage>();
  #rendering = new Map<string, Promise<Rendered>>();
  /** One page after the other, so that the other threads stay free for what somebody waits for. */
  #improving: Promise<void> = Promise.resolve();
  #revision = 0;
  #day = today();
  readonly #outage: { readonly away: boolean };
  /** Cache hits, cache misses and renders since the start. */
  hits = 0;
  misses = 0;
  renders = 0;

  /**
   * @param outage of the database: while it is unavailable, yesterday's pages are better than none
   */
  constructor(outage: { readonly away: boolean } = { away: false }) {
    this.#outage = outage;
  }

  /** Clears the cache when the site's revision is newer than the last one seen, from any process. */
  follow(revision: number): void {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    this.clear();
  }

  clear(): void {
    // A render that began before the change ends in the old map and is never found again.
    this.#pages = new Map();
    this.#rendering = new Map();
  }

  /** Looks a page up and counts a hit. `key` is what {@link pageKey} gives. */
  peek(key: string): CachedPage | undefined {
    const day = today();
    if (day !== this.#day && !this.#outage.away) {
      this.#day = day;
      this.clear();
    }
    const page = this.#pages.get(key);
    if (page) this.hits += 1;
    if (page?.quick) this.#improve(key, page);
    return page;
  }

  /** Replaces a page by the same one in fewer bytes, unless it was evicted meanwhile. */
  #improve(key: string, page: CachedPage): void {
    page.quick = false; // requests meanwhile get the quick one
    const isThere = () => this.#pages.get(key) === page;
    const improve = async () => {
      if (!isThere()) return;
      const better = await compressedWell(page);
      if (isThere()) this.#pages.set(key, better);
    };
    this.#improving = this.#improving.then(improve).catch(() => {}); // the quick one is complete, too
  }

  get revision(): number {
    return this.#revision;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Whether there is no page yet, and no running render. */
  isUnknown(key: string): boolean {
    return !this.#pages.has(key) && !this.#rendering.has(key);
  }

  /**
   * Returns the cached page, else one render shared by concurrent requests; cached if its status is `status`.
   */
  async find(
    key: string,
    lang: Lang,
    render: () => Promise<Response>,
    status: PageStatus = 200,
  ): Promise<Rendered> {
    const cached = this.peek(key);
    if (cached) return { cached };
    this.misses += 1;
    const pages = this.#pages;
    const rendering = this.#rendering;
    let pending = rendering.get(key);
    if (!pending) {
      this.renders += 1;
      pending = finish(render, lang, status);
      rendering.set(key, pending);
      const done = () => rendering.delete(key);
      pending.then((result) => {
        if ("cached" in result) store(pages, key, result.cached);
        done();
      }, done);
    }
    const result = await pending;
    return "passed" in result ? { passed: result.passed.clone() } : result;
  }
}

/**
 * The key of a page: language, path, the query parameters that the page's route declares, and the visitor's
 * comfort settings.
 */
export function pageKey(lang: Lang, pathAndQuery: string, comfort = 0): string {
  return comfort === 0 ? `${lang} ${pathAndQuery}` : `${lang} ${comfort} ${pathAndQuery}`;
}

const today = (): number => hongKongDayNumber(Date.now());

function store(pages: Map<string, CachedPage>, key: string, page: CachedPage): void {
  const alike = [...pages.keys()].filter((each) => each.includes("?") === key.includes("?"));
  const [oldest] = alike;
  if (alike.length >= MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  pages.set(key, page);
}

async function finish(render: () => Promise<Response>, lang: Lang, status: PageStatus): Promise<Rendered> {
  const response = await render();
  // What is no page, such as the data of one, must not be shown as one.
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  if (response.status !== status || !isPage || bypassesCache(response.headers)) return { passed: response };
  const html = Buffer.from(await response.arrayBuffer());
  return {
    cached: await cachedPage(html, lang, contentSecurityPolicy(takeOrigins(response.headers)), status),
  };
}

declare module "../../platform/deps.server" {
  interface Deps {
    pages: PageCache;
  }
}
