import type { Localized } from "../../core/locale/lang";

const eng = {
  privacyOfficer: "Privacy Officer",
  version: "Version {number}",
};

const tra: typeof eng = {
  privacyOfficer: "私隱主任",
  version: "第 {number} 版",
};

const sim: typeof eng = {
  privacyOfficer: "隐私主任",
  version: "第 {number} 版",
};

/** Words of the privacy page around its text. */
export const privacyPageWords: Localized<typeof eng> = { eng, tra, sim };
