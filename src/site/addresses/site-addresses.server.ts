import { firstMenu, type Menu } from "../../charity/menu";
import type { KnownEntries, KnownPage } from "../../content/known-pages.server";
import type { Database } from "../../platform/db/database.server";
import { type AtRevision, atRevision } from "../../platform/db/site-revision.server";
import type { Lang, Localized } from "../../platform/locale/lang";
import { plainPath } from "./canonical-address";

/** The first part of an address or of a pattern of addresses, where it says one: `/media/:id` is `media`. */
const FIRST_PART = /^\/([\w.-]+)/;

const firstPart = (path: string): string | undefined => FIRST_PART.exec(path)?.[1];

/** A custom page, which has no route of its own. */
export interface MadePage {
  id: string;
  /** Plain address, of one part: `/family-day`. */
  path: string;
  title: Localized;
}

/** A page to which the menu can lead. */
export interface LinkedPage {
  /** The field of a menu entry with its target: its address, or the id of a custom page. */
  key: string;
  /** Plain address. */
  path: string;
  /** The words of a link to it, where its entry has none. */
  name: Localized;
  isMade: boolean;
}

/**
 * Addresses at which the owner of a site proves ownership, as to certificate authorities: they belong to the
 * operator.
 */
const WELL_KNOWN: ReadonlySet<string> = new Set([".well-known", "security.txt"]);

/** The addresses of the site, registered by whatever answers there, and the menu with links to them. */
export class SiteAddresses {
  #isPage: ((path: string) => boolean)[] = [];
  #known: readonly KnownPage[] = [];
  #reserved: ReadonlySet<string> = new Set();
  #readMade: (db: Database) => Promise<readonly MadePage[]> = async () => [];
  #made = atRevision((db) => this.#readMade(db));
  #menu: (at: AtRevision) => Promise<Menu> = async () => firstMenu;

  /** Registers pages; `isPage` is called with a path in the form of an address, without its language. */
  know(isPage: (path: string) => boolean): void {
    this.#isPage.push(isPage);
  }

  /** Registers the fixed pages. */
  list(pages: readonly KnownPage[]): void {
    this.#known = pages;
    this.know((path) => pages.some((page) => page.path === path));
  }

  /** Registers all routes besides pages, by the patterns of their addresses, as `/media/:id`. */
  reserve(patterns: readonly string[]): void {
    this.#reserved = new Set(patterns.flatMap((pattern) => firstPart(pattern) ?? []));
  }

  /** Registers the reader of the custom pages. */
  readMadeBy(read: (db: Database) => Promise<readonly MadePage[]>): void {
    this.#readMade = read;
  }

  /** Registers the reader of the menu. */
  readMenuBy(read: (db: Database) => Promise<Menu>): void {
    this.#menu = atRevision(read);
  }

  /** Whether the program itself has a page at this path, in any language. */
  isPage(path: string): boolean {
    const plain = plainPath(path);
    return this.#isPage.some((isPage) => isPage(plain));
  }

  /** Whether something else than a page answers at this path and at all below its first part. */
  isReserved(path: string): boolean {
    const first = firstPart(plainPath(path)) ?? "";
    return this.#reserved.has(first) || WELL_KNOWN.has(first);
  }

  /** The custom pages; none where the database is unavailable from the start. */
  made(at: AtRevision): Promise<readonly MadePage[]> {
    return this.#made(at).catch(() => []);
  }

  /** The same as the database has them now, by its connection within a transaction. */
  madeNow(db: Database): Promise<readonly MadePage[]> {
    return this.#readMade(db);
  }

  /** The custom page at this path, in any language. */
  async madeAt(at: AtRevision, path: string): Promise<MadePage | undefined> {
    const plain = plainPath(path);
    return (await this.made(at)).find((page) => page.path === plain);
  }

  /** The menu; that of a new site where the database is unavailable from the start. */
  menu(at: AtRevision): Promise<Menu> {
    return this.#menu(at).catch(() => firstMenu);
  }

  /**
   * The pages to which the menu can link, fixed ones first.
   * @param made the custom pages
   * @param shortName the charity's
   */
  async linkedPages(db: Database, made: readonly MadePage[], shortName: Localized): Promise<LinkedPage[]> {
    const known = this.#known.map(async ({ path, title, called }): Promise<LinkedPage> => {
      const nameIn = (lang: Lang) => called?.[lang] ?? title(lang, shortName[lang], db);
      const [eng, tra, sim] = await Promise.all([nameIn("eng"), nameIn("tra"), nameIn("sim")]);
      return { key: path, path, name: { eng, tra, sim }, isMade: false };
    });
    const own = made.map(({ id, path, title }) => ({ key: id, path, name: title, isMade: true }));
    return [...(await Promise.all(known)), ...own];
  }
}

declare module "../../platform/deps.server" {
  interface Deps {
    addresses: SiteAddresses;
  }
}

declare module "../../platform/feature.server" {
  interface FeatureParts {
    /** Its fixed pages, and the detail pages of its lists. */
    pages?: readonly KnownPage[];
    entries?: KnownEntries;
  }
}
