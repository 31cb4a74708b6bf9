import type { OldAddress, OldRecord, RecordReport } from "../convert/context";

/** What an import finds in another program's export. */
export interface ExportedSite {
  /** News as the old site's calls would list them. */
  news: OldRecord[];
  /** The paths of each on the old site, by its `_id`. */
  addresses: ReadonlyMap<string, readonly OldAddress[]>;
  reports: RecordReport[];
  /** The prefix of the addresses of its pictures and PDFs, without `https:`. */
  uploads: readonly string[];
  /** The addresses to fetch these from, if the file names them. */
  uploadsAt: string | undefined;
}

/** A post of one language. */
export interface Post {
  id: string;
  /** Posts of the same key say the same in several languages. */
  group: string;
  /** As the other program names it; `""` where it does not. */
  language: string;
  title: string;
  html: string;
  description: string;
  /** A moment in ISO 8601, or a day. */
  date: string;
  cover: string;
  isStarred: boolean;
  categories: readonly string[];
  /** Its path on the old site. */
  path: string;
}

/** The path of an address normalised for comparison: decoded, without the slash at its end. */
export function comparedPath(address: string): string {
  const { pathname } = URL.canParse(address, "http://localhost")
    ? new URL(address, "http://localhost")
    : { pathname: "" };
  const decoded = (() => {
    try {
      return decodeURIComponent(pathname);
    } catch {
      return pathname;
    }
  })();
  return decoded.replace(/\/+$/, "").toLowerCase().normalize("NFC");
}
