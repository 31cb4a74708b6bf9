import type { Localized } from "../core/locale/lang";
import type { SmaTopicKey, SmaTypeColumn } from "../features/sma/contract";

/** A part of a topic that expands by itself; one entry of `content` is one paragraph of plain text. */
export interface SmaItemText {
  subTitle: Localized;
  content: readonly Localized[];
}

/** One SMA type, or the headings of the table. */
export type SmaTypeRow = Record<SmaTypeColumn, Localized>;

/** SMA types 0 to 4. Never show it without `caption`, which says that treatment has changed the outcomes. */
export interface SmaTypeTable {
  caption: Localized;
  headings: SmaTypeRow;
  rows: readonly SmaTypeRow[];
}

/** An organisation outside the charity. */
export interface SmaLink {
  name: Localized;
  url: string;
  note: Localized;
}

/** A topic of the SMA page as the charity first publishes it. */
export interface SmaTopicText {
  key: SmaTopicKey;
  title: Localized;
  items: readonly SmaItemText[];
  /** Sources in their own language; the first is the [1] of the text. */
  references: readonly string[];
  table?: SmaTypeTable;
  links?: readonly SmaLink[];
}
