import type { SmaTopicKey, SmaTypeColumn } from "../features/sma/shapes";
import type { Localized } from "../platform/locale/lang";
import { careTopic } from "./sma-care";
import { diagnosisTopic, treatmentTopic } from "./sma-diagnosis";
import { furtherInformationTopic } from "./sma-further-information";
import { symptomsTopic } from "./sma-symptoms";
import { geneticsTopic, whatIsSmaTopic } from "./sma-what-is-sma";

/** A part of a topic that expands by itself; one entry of `content` is one paragraph of plain text. */
interface SmaItemText {
  subTitle: Localized;
  content: readonly Localized[];
}

/** One SMA type, or the headings of the table. */
type SmaTypeRow = Record<SmaTypeColumn, Localized>;

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

/** The day on which the first topics were compared with their sources, `YYYY-MM-DD`. */
export const smaReviewDate = "2026-11-21";

/** Who compared them: health pages name their reviewer. */
export const smaReviewer: Localized = {
  eng: "Kapok information team, from the published sources listed; not yet checked by a clinician",
  tra: "木棉會資訊小組（根據所列已發表資料整理，尚未經醫護人員覆核）",
  sim: "木棉会信息小组（根据所列已发表资料整理，尚未经医护人员审核）",
};

/** The first set of topics, in the order of the page. */
export const smaTopics: readonly SmaTopicText[] = [
  whatIsSmaTopic,
  geneticsTopic,
  symptomsTopic,
  diagnosisTopic,
  treatmentTopic,
  careTopic,
  furtherInformationTopic,
];
