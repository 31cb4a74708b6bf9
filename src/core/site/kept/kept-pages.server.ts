import { hongKongDayNumber } from "../../locale/dates";
import type { Lang } from "../../locale/lang";
import { contentSecurityPolicy, takeOrigins } from "../security/security-policy.server";
import { compressedWell, type KeptPage, keptPage, type PageStatus } from "./kept-page.server";
import { isNeverKept } from "./unkept-answer.server";

/** Of pages without a query, and of pages with one: asking for ever other queries drops none of the first. */
const MAX_PAGES = 1000;

/** A page, or an answer that is passed on and not kept (a redirect, 404 or error). */
export type Rendered = { kept: KeptPage } | { passed: Response };

/**
 * The rendered pages of the public site by address, language and comforts. Every change of the site forgets all of
 * them, and so does midnight in Hong Kong, since pages show the current year: a page costs milliseconds, a stale one
 * costs trust. Concurrent visitors share one render.
 */
export class KeptPages {
  #pages = new Map<string, KeptPage>();
  #rendering = new Map<string, Promise<Rendered>>();
  /** One page after the other, so that the other threads stay free for what somebody waits for. */
  #improving: Promise<void> = Promise.resolve();
  #revision = 0;
  #day = today();
  readonly #outage: { readonly away: boolean };
  /** Visits answered by a page at hand, visits for which there was none, and renders, since the start. */
  hits = 0;
  misses = 0;
  renders = 0;

  /** @param outage of the database: while it is away, yesterday's pages are better than none */
  constructor(outage: { readonly away: boolean } = { away: false }) {
    this.#outage = outage;
  }

  /** Takes note of the site's revision; a newer one than seen so far, by whichever process, forgets all. */
  follow(revision: number): void {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    this.forgetAll();
  }

  forgetAll(): void {
    // A render that began before the change goes on in the forgotten map and is never found again.
    this.#pages = new Map();
    this.#rendering = new Map();
  }

  /** The page if it is at hand. `key` is what {@link pageKey} gives. */
  peek(key: string): KeptPage | undefined {
    const day = today();
    if (day !== this.#day && !this.#outage.away) {
      this.#day = day;
      this.forgetAll();
    }
    const page = this.#pages.get(key);
    if (page) this.hits += 1;
    if (page?.quick) this.#improve(key, page);
    return page;
  }

  /** Puts in the place of a page, unless that is forgotten meanwhile, the same one in fewer bytes. */
  #improve(key: string, page: KeptPage): void {
    page.quick = false; // whoever asks meanwhile gets it as it is
    const isThere = () => this.#pages.get(key) === page;
    const improve = async () => {
      if (!isThere()) return;
      const better = await compressedWell(page);
      if (isThere()) this.#pages.set(key, better);
    };
    this.#improving = this.#improving.then(improve).catch(() => {}); // it is whole as it is
  }

  get revision(): number {
    return this.#revision;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Tells whether there is no page yet, and nobody waits for it. */
  isUnknown(key: string): boolean {
    return !this.#pages.has(key) && !this.#rendering.has(key);
  }

  /** The kept page, else one render shared by all who ask meanwhile; kept if its status is the one expected. */
  async find(
    key: string,
    lang: Lang,
    render: () => Promise<Response>,
    status: PageStatus = 200,
  ): Promise<Rendered> {
    const kept = this.peek(key);
    if (kept) return { kept };
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
        if ("kept" in result) keep(pages, key, result.kept);
        done();
      }, done);
    }
    const result = await pending;
    return "passed" in result ? { passed: result.passed.clone() } : result;
  }
}

/**
 * The key of a page: language, path, the query parameters that the page's route declares, and which of the few
 * comforts the visitor asked for.
 */
export function pageKey(lang: Lang, pathAndQuery: string, comfort = 0): string {
  return comfort === 0 ? `${lang} ${pathAndQuery}` : `${lang} ${comfort} ${pathAndQuery}`;
}

const today = (): number => hongKongDayNumber(Date.now());

function keep(pages: Map<string, KeptPage>, key: string, page: KeptPage): void {
  const alike = [...pages.keys()].filter((each) => each.includes("?") === key.includes("?"));
  const [oldest] = alike;
  if (alike.length >= MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  pages.set(key, page);
}

async function finish(render: () => Promise<Response>, lang: Lang, status: PageStatus): Promise<Rendered> {
  const response = await render();
  // What is no page, such as the data of one, must not be shown as one.
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  if (response.status !== status || !isPage || isNeverKept(response.headers)) return { passed: response };
  const html = Buffer.from(await response.arrayBuffer());
  return { kept: await keptPage(html, lang, contentSecurityPolicy(takeOrigins(response.headers)), status) };
}
