import { type AtRevision, atRevision } from "../../db/at-revision.server";
import type { Database } from "../../db/database.server";
import type { Localized } from "../../locale/lang";
import { plainPath } from "./canonical-address";
import type { LinkPlace } from "./link-places";

/** The first part of an address or of a pattern of addresses, where it says one: `/media/:id` is `media`. */
const FIRST_PART = /^\/([\w.-]+)/;

const firstPart = (path: string): string | undefined => FIRST_PART.exec(path)?.[1];

/** A page that staff made, which has no route of its own. */
export interface MadePage {
  id: string;
  /** Plain address, of one part: `/family-day`. */
  path: string;
  title: Localized;
  place: LinkPlace;
}

/** The addresses that the site has, told of by whatever answers there. */
export class SiteAddresses {
  #isPage: ((path: string) => boolean)[] = [];
  #reserved: ReadonlySet<string> = new Set();
  #made: (at: AtRevision) => Promise<readonly MadePage[]> = async () => [];

  /** Takes note of pages; `isPage` is asked with a path as it stands in an address, without its language. */
  know(isPage: (path: string) => boolean): void {
    this.#isPage.push(isPage);
  }

  /** Takes note of all that is answered besides pages, by the patterns of their addresses, as `/media/:id`. */
  reserve(patterns: readonly string[]): void {
    this.#reserved = new Set(patterns.flatMap((pattern) => firstPart(pattern) ?? []));
  }

  /** Takes note of what reads the pages that staff made, in the order in which links lead to them. */
  readMadeBy(read: (db: Database) => Promise<readonly MadePage[]>): void {
    this.#made = atRevision(read);
  }

  /** Tells whether the program itself has a page at this path, in whichever language. */
  isPage(path: string): boolean {
    const plain = plainPath(path);
    return this.#isPage.some((isPage) => isPage(plain));
  }

  /** Tells whether something else than a page answers at this path and at all below its first part. */
  isReserved(path: string): boolean {
    return this.#reserved.has(firstPart(plainPath(path)) ?? "");
  }

  /** The pages that staff made; none where the database is away from the start. */
  made(at: AtRevision): Promise<readonly MadePage[]> {
    return this.#made(at).catch(() => []);
  }

  /** The page that staff made at this path, in whichever language. */
  async madeAt(at: AtRevision, path: string): Promise<MadePage | undefined> {
    const plain = plainPath(path);
    return (await this.made(at)).find((page) => page.path === plain);
  }
}
