import type { Localized } from "../core/locale/lang";
import { careTopic } from "./sma-care";
import { diagnosisTopic } from "./sma-diagnosis";
import { furtherInformationTopic } from "./sma-further-information";
import { geneticsTopic } from "./sma-genetics";
import { symptomsTopic } from "./sma-symptoms";
import type { SmaTopicText } from "./sma-topic";
import { treatmentTopic } from "./sma-treatment";
import { whatIsSmaTopic } from "./sma-what-is-sma";

/** The day on which the topics were last compared with their sources, `YYYY-MM-DD`. */
export const smaReviewDate = "2026-11-21";

/** Who compared them: health pages name their reviewer. */
export const smaReviewer: Localized = {
  eng: "Kapok information team, from the published sources listed; not yet checked by a clinician",
  tra: "木棉會資訊小組（根據所列已發表資料整理，尚未經醫護人員覆核）",
  sim: "木棉会信息小组（根据所列已发表资料整理，尚未经医护人员审核）",
};

/** Belongs on every page that shows a topic. */
export const smaNotice: Localized = {
  eng: "This is general information, not medical advice. Please ask your own clinical team about your situation.",
  tra: "以上為一般資訊，並非醫療意見。請就您的情況諮詢您的醫護團隊。",
  sim: "以上为一般信息，不构成医疗建议。请就您的情况咨询您的医护团队。",
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
