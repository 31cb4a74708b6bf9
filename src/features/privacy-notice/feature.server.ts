import { type Feature, feature } from "../../core/feature.server";
import { privacyNoticeAnswers } from "./api.server";
import { keepNotice, type ReadNotice } from "./keep.server";
import { privacyNoticeProblems } from "./problems.server";

/** The feature, told how to read the notice, which a page of the site says. */
export const privacyNoticeFeature = (read: ReadNotice): Feature =>
  feature({
    name: "privacy-notice",
    answers: privacyNoticeAnswers,
    problems: privacyNoticeProblems,
    filledTables: ["privacy_notice"],
    afterChange: async (tx, config) => keepNotice(tx, await read(tx, config)),
  });
