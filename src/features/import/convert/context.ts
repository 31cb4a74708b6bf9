import type { Lang } from "../../../platform/locale/lang";
import type { Cell } from "../report";
import type { Reason } from "./reasons";

/** What the conversion of one old record needs from the run. */
export interface ConvertContext {
  /**
   * The id in the library of a picture by its public id, its address or a `data:` address; undefined when it cannot
   * come, which the context itself reports.
   * @param where the field of the record, as `eng.content`
   */
  picture(source: string, where: string): Promise<string | undefined>;
  /** The same for a PDF. */
  pdf(source: string, where: string, originalFilename?: string): Promise<string | undefined>;
  /** Returns whether an address in a text is that of a file of the old site's media host. */
  isOldMedia(address: string): boolean;
  /** Adds a line to the report: what was left out or changed, where in the record, and details in its own words. */
  report(reason: Reason, where: string, detail?: string): void;
}

/** An answer of the old site: the call below `/api`, as `newsByCat`, and the JSON that it gave. */
export interface OldAnswer {
  call: string;
  body: unknown;
}

/** Content of a type in the shape of the content API. */
export type ConvertedContent = Readonly<Record<string, unknown>>;

/** What a record and the content here are together, and what of it is new. */
export interface JoinedContent {
  whole: ConvertedContent;
  added: ConvertedContent;
}

/** A line of the report that is added when lists are joined. */
export interface RecordReport {
  reason: Reason;
  type: string;
  oldId: string;
  name: string;
  where: string;
  detail: string;
  /** The cell, where the record was a row of a spreadsheet. */
  cell?: Cell;
}

/** A path on the old site, and the language in which it had something there. */
export interface OldAddress {
  path: string;
  lang: Lang;
}

/** An entry converted from an old record. Entries of a type come in the order in which they have to be created. */
export interface PlannedEntry {
  /** The content type. */
  type: string;
  /** The id on the old site; of a record that has none there, something that is the same in each run. */
  oldId: string;
  /** Its name, for the report. */
  name: string;
  /** Paths on the old site that lead to it, as `/2019/05/walk`. */
  oldAddresses?: readonly OldAddress[];
  /** The cell of a field, where the record was a row of a spreadsheet. */
  cellOf?(where: string): Cell | undefined;
  /**
   * Of a record that staff may have saved before, the content that both are together, in place of leaving it out;
   * undefined where nothing of it is new.
   */
  joined?(content: ConvertedContent, here: Readonly<Record<string, unknown>>): JoinedContent | undefined;
  /** The content to publish; undefined where nothing comes, which it has reported. Never throws for what a record says. */
  convert(context: ConvertContext): Promise<ConvertedContent | undefined>;
}
