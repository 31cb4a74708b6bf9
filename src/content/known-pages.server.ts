import type { CoverPicture } from "../art/cover";
import type { Database } from "../platform/db/database.server";
import type { Part } from "../platform/db/paging.server";
import type { Deps } from "../platform/deps.server";
import type { Lang, Localized } from "../platform/locale/lang";
import type { ContentType } from "./definition";

/** A page that always exists, as search engines and link previews see it. */
export interface KnownPage {
  /** Plain address, of one part: `/archive`. */
  path: `/${string}`;
  /** The title in its link preview; `shortName` is the charity's. */
  title: (lang: Lang, shortName: string, db: Database) => string | Promise<string>;
  /** The words of links to it in the menu and the footer, where they are others. */
  called?: Localized;
  picture: CoverPicture;
  /** The content that it shows; the latest change of it is the page's own. */
  shows?: readonly Pick<ContentType, "name" | "id">[];
  /** False where it is hidden from search engines. */
  listed?: false;
}

/**
 * The address of an entry, the languages in which it can be read, and when it was last changed, as in ISO
 * 8601; left out if unknown.
 */
export interface KnownAddress {
  path: string;
  langs: readonly Lang[];
  date?: string;
}

/** The detail pages of a feature, each of one thing with an id. */
export interface KnownEntries {
  /** The number of entries for search engines, and a range of them. */
  count: (db: Database) => Promise<number>;
  part: (db: Database, part: Part) => Promise<readonly KnownAddress[]>;
  /** The link preview of one; undefined for an unknown id. */
  card: (deps: Pick<Deps, "db" | "media">, id: string, lang: Lang) => Promise<ShareCard | undefined>;
}

/** A drawing, or an upright image with its crop. */
type PreviewPicture = { svg: string } | { bytes: Uint8Array; focus?: { x: number; y: number } | undefined };

/** The card of a link preview: a title on a picture. */
export interface ShareCard {
  /** Of the title; its own font is needed. */
  lang: Lang;
  title: string;
  picture: () => Promise<PreviewPicture>;
  /** Changes when the picture does, or its crop. */
  coverId: string | null;
}
