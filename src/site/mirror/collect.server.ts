import { createWriteStream } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { notFoundAddress } from "../addresses/canonical-address";
import {
  type AddressChange,
  changeCss,
  changeHtml,
  changeJson,
  changeXml,
} from "./document-addresses.server";
import type { MirrorTarget } from "./mirror-addresses";
import { type MirrorPlace, placeOfFile, placeOfNotFound, placeOfPage } from "./mirror-places";
import { isAnswered } from "./mirrored-paths";

/** Answers a request for an address of the site, as the site does. */
export type AskSite = (request: Request) => Promise<Response>;

type PlaceMade = (url: URL) => MirrorPlace | undefined;

/** The content types of documents with addresses. */
type Kind = "html" | "css" | "xml" | "json" | "text";

/** A document in its place, with the addresses that it has on the site. */
export interface CollectedDocument {
  /** Where it is on the site. */
  url: URL;
  place: MirrorPlace;
  kind: Kind;
}

/** Something that is not in the mirror, and why. */
export interface LeftOut {
  address: string;
  /** The status of the answer, or what else is wrong. */
  why: string;
  /** The page that links to it; undefined for the site's own starting points. */
  from?: string | undefined;
}

type Outcome =
  | { place: MirrorPlace }
  | { leads: string }
  | { outside: string }
  | { none: "answered" | "missing" };

/** Writes a document with other addresses. */
export const CHANGE: Record<Kind, (text: string, change: AddressChange) => string> = {
  html: changeHtml,
  css: changeCss,
  xml: changeXml,
  json: changeJson,
  text: (text, change) => change.text(text),
};

/** Redirects that are followed, one after the other. */
const LONGEST_CHAIN = 10;

/**
 * Crawls everything that the site's pages link to and use, one request after the other, and writes each
 * answer unchanged to its place. Only addresses are in memory.
 */
export class Collection {
  readonly documents: CollectedDocument[] = [];
  readonly leftOut: LeftOut[] = [];
  readonly #ask: AskSite;
  readonly #made: PlaceMade;
  readonly site: URL;
  readonly #folder: string;
  readonly #outcomes = new Map<string, Outcome>();
  readonly #files = new Map<string, string>();
  #waiting: { address: string; from: string | undefined }[] = [];
  readonly #known = new Set<string>();

  /**
   * @param site the site's own address
   * @param folder where the answers are written
   * @param made returns the place of what is generated for the mirror instead of fetched
   */
  constructor(ask: AskSite, site: string, folder: string, made: PlaceMade) {
    this.#ask = ask;
    this.#made = made;
    this.site = new URL(site);
    this.#folder = folder;
  }

  /** Collects these addresses, and everything that they link to. */
  async collect(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) this.#await(address, undefined);
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop())
      await this.#take(next.address, next.from);
  }

  /** What is at an address, once all are collected. */
  target(address: string): MirrorTarget {
    let at = address;
    for (let steps = 0; steps < LONGEST_CHAIN; steps += 1) {
      const outcome = this.#outcomes.get(at);
      if (outcome === undefined)
        return { none: isAnswered(new URL(at, this.site).pathname) ? "answered" : "missing" };
      if (!("leads" in outcome)) return outcome;
      at = outcome.leads;
    }
    return { none: "missing" };
  }

  #await(address: string, from: string | undefined): void {
    if (this.#known.has(address)) return;
    this.#known.add(address);
    this.#waiting.push({ address, from });
  }

  async #take(address: string, from: string | undefined): Promise<void> {
    const url = new URL(address, this.site);
    if (isAnswered(url.pathname)) return;
    const made = this.#made(url);
    if (made) {
      this.#outcomes.set(address, { place: made });
      return;
    }
    const headers = { Accept: "text/html,image/webp,*/*" };
    const answer = await this.#ask(new Request(url, { headers }));
    const outcome = await this.#outcomeOf(url, answer);
    if ("why" in outcome) {
      await answer.body?.cancel();
      this.leftOut.push({ address, why: outcome.why, from });
      this.#outcomes.set(address, { none: "missing" });
      return;
    }
    this.#outcomes.set(address, outcome);
  }

  async #outcomeOf(url: URL, answer: Response): Promise<Outcome | { why: string }> {
    const location = answer.headers.get("location");
    if (location !== null) return this.#led(new URL(location, url));
    const type = answer.headers.get("content-type") ?? "";
    const isPage = type.startsWith("text/html");
    const isNotFound = answer.status === 404 && notFoundAddress(url.pathname) === url.pathname;
    if (!answer.ok && !isNotFound) return { why: String(answer.status) };
    const place = isNotFound
      ? placeOfNotFound(url.pathname.replace(/\/?404$/, ""))
      : isPage
        ? placeOfPage(url)
        : placeOfFile(url, type);
    const other = this.#files.get(place.file);
    if (other !== undefined && other !== url.pathname) return { why: `its file would be that of ${other}` };
    this.#files.set(place.file, url.pathname);
    if (other !== undefined) {
      await answer.body?.cancel(); // the same, of a query in another order
      return { place };
    }
    const kind = kindOf(type);
    if (kind) await this.#writeDocument({ url, place, kind }, await answer.text());
    else await this.#writeFile(place, answer);
    return { place };
  }

  #led(to: URL): Outcome {
    if (to.origin !== this.site.origin) return { outside: to.href };
    const leads = to.pathname + to.search;
    this.#await(leads, undefined);
    return { leads };
  }

  async #writeDocument(document: CollectedDocument, text: string): Promise<void> {
    const found = (written: string) => {
      const inside = this.#inside(written, document.url);
      if (inside) this.#await(inside, document.url.pathname + document.url.search);
      return written;
    };
    CHANGE[document.kind](text, { link: found, file: found, whole: found, text: (said) => said });
    await writeFile(await this.#path(document.place), text);
    this.documents.push(document);
  }

  /** The path and query of an address of this site that a document names. */
  #inside(written: string, from: URL): string | undefined {
    if (written === "" || written.startsWith("#") || !URL.canParse(written, from.href)) return undefined;
    const url = new URL(written, from);
    return url.origin === this.site.origin ? url.pathname + url.search : undefined;
  }

  async #writeFile(place: MirrorPlace, answer: Response): Promise<void> {
    const path = await this.#path(place);
    if (answer.body) await pipeline(Readable.fromWeb(answer.body as NodeStream), createWriteStream(path));
    else await writeFile(path, "");
  }

  async #path({ file }: MirrorPlace): Promise<string> {
    const path = join(this.#folder, file);
    await mkdir(dirname(path), { recursive: true });
    return path;
  }

  /** How many files were written that are no documents. */
  get files(): number {
    return this.#files.size - this.documents.length;
  }

  read({ place }: CollectedDocument): Promise<string> {
    return readFile(join(this.#folder, place.file), "utf8");
  }

  /** Writes a file of the mirror, in the place of another one or where none is. */
  async write(place: MirrorPlace, text: string): Promise<void> {
    await writeFile(await this.#path(place), text);
  }
}

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^text\/html\b/, "html"],
  [/^text\/css\b/, "css"],
  [/^text\/plain\b/, "text"],
  [/^(application|text)\/([a-z]+\+)?xml\b/, "xml"],
  [/^application\/([a-z]+\+)?json\b/, "json"],
];

const kindOf = (type: string): Kind | undefined => KINDS.find(([pattern]) => pattern.test(type))?.[1];
