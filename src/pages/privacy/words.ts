import type { Localized } from "../../platform/locale/lang";

const eng = {
  privacyOfficer: "Privacy Officer",
  version: "Version {number}, {date}",
};

const tra: typeof eng = {
  privacyOfficer: "私隱主任",
  version: "第 {number} 版，{date}",
};

const sim: typeof eng = {
  privacyOfficer: "隐私主任",
  version: "第 {number} 版，{date}",
};

/** Words of the privacy page around its text. */
export const privacyPageWords: Localized<typeof eng> = { eng, tra, sim };
