import type { Localized } from "../core/locale/lang";
import { careTopic } from "./sma-care";
import { diagnosisTopic } from "./sma-diagnosis";
import { furtherInformationTopic } from "./sma-further-information";
import { geneticsTopic } from "./sma-genetics";
import { symptomsTopic } from "./sma-symptoms";
import type { SmaTopicText } from "./sma-topic";
import { treatmentTopic } from "./sma-treatment";
import { whatIsSmaTopic } from "./sma-what-is-sma";

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
