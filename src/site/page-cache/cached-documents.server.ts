import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import type { Deps } from "../../platform/deps.server";
import { DEFAULT_LANG } from "../../platform/locale/lang";
import { bodyOf, type CachedPage, cachedPage } from "./cached-page.server";
import { bestEncoding, namesEtag } from "./serve-cached.server";

/** More than there are feeds and files of the sitemap on a site of tens of thousands of entries. */
const MAX_DOCUMENTS = 200;

/**
 * Public documents that are no pages, as feeds and the sitemap: each is written once for a revision of the site and
 * compressed, and has a strong ETag.
 */
export class CachedDocuments {
  readonly #deps: Pick<Deps, "pages" | "config">;
  readonly #documents = new LRUCache<string, CachedPage, () => Promise<string>>({
    max: MAX_DOCUMENTS,
    fetchMethod: async (_name, _before, { context: write }) =>
      cachedPage(Buffer.from(await write()), DEFAULT_LANG, ""),
    ignoreFetchAbort: true, // requests that wait during a change get it, later ones do not
  });
  #revision = -1;

  constructor(deps: Pick<Deps, "pages" | "config">) {
    this.#deps = deps;
  }

  /**
   * Answers a request for a document.
   * @param name its cache key
   * @param type as in `Content-Type`
   */
  async answer(
    { req }: Context,
    { name, type, write }: { name: string; type: string; write: () => Promise<string> },
  ): Promise<Response> {
    const document = await this.#find(name, write);
    const encoding = bestEncoding(req.header("accept-encoding"));
    const headers = new Headers({
      "Content-Type": type,
      "Cache-Control": this.#deps.config.cdn.caching ?? "no-cache",
      Vary: "Accept-Encoding",
      ETag: document.etags[encoding],
    });
    if (namesEtag(req.header("if-none-match"), document.etags[encoding]))
      return new Response(null, { status: 304, headers });
    if (encoding !== "identity") headers.set("Content-Encoding", encoding);
    return new Response(new Uint8Array(bodyOf(document, encoding)), { headers });
  }

  #find(name: string, write: () => Promise<string>): Promise<CachedPage> {
    const { revision } = this.#deps.pages;
    if (revision !== this.#revision) {
      this.#revision = revision;
      this.#documents.clear();
    }
    return this.#documents.forceFetch(name, { context: write });
  }
}
