import type { CoverPicture } from "../art/cover";
import type { Database } from "../platform/db/database.server";
import type { Part } from "../platform/db/paging.server";
import type { Deps } from "../platform/deps.server";
import type { Lang, Localized } from "../platform/locale/lang";
import type { ContentType } from "./definition";

/** A page that is always there, as search engines and link previews are told of it. */
export interface KnownPage {
  /** Plain address, of one part: `/archive`. */
  path: `/${string}`;
  /** The title in its link preview; `shortName` is the charity's. */
  title: (lang: Lang, shortName: string, db: Database) => string | Promise<string>;
  /** The words of links to it in the menu and the footer, where they are others. */
  called?: Localized;
  picture: CoverPicture;
  /** The content that it shows, of which the latest change is its own. */
  shows?: readonly Pick<ContentType, "name" | "id">[];
  /** False where search engines are not told of it. */
  listed?: false;
}

/** The address of an entry, the languages in which it is there, and when it was last changed, as in ISO 8601; unsaid where nobody knows. */
export interface KnownAddress {
  path: string;
  langs: readonly Lang[];
  date?: string;
}

/** The pages of what a feature has many of, each of one thing with an id. */
export interface KnownEntries {
  /** The number that search engines are told of, and a part of them. */
  count: (db: Database) => Promise<number>;
  part: (db: Database, part: Part) => Promise<readonly KnownAddress[]>;
  /** The link preview of one; undefined for an unknown id. */
  card: (deps: Pick<Deps, "db" | "media">, id: string, lang: Lang) => Promise<ShareCard | undefined>;
}

/** A drawing, or an upright image and what its crop keeps in sight. */
type PreviewPicture = { svg: string } | { bytes: Uint8Array; focus?: { x: number; y: number } | undefined };

/** The card of a link preview: a title on a picture. */
export interface ShareCard {
  /** Of the title; its own font is needed. */
  lang: Lang;
  title: string;
  picture: () => Promise<PreviewPicture>;
  /** Changes when the picture does, or what its crop keeps in sight. */
  coverId: string | null;
}
