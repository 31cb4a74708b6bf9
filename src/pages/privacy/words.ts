import type { Localized } from "../../core/locale/lang";

const eng = {
  privacyOfficer: "Privacy Officer",
};

const tra: typeof eng = {
  privacyOfficer: "私隱主任",
};

const sim: typeof eng = {
  privacyOfficer: "隐私主任",
};

/** Words of the privacy page around its text. */
export const privacyPageWords: Localized<typeof eng> = { eng, tra, sim };
