import type { Localized } from "../../../platform/locale/lang";

const eng = {
  individual: "Sign up as an individual",
  organization: "Sign up as an organisation",
  pdf: "Volunteer registration form",
  /** Under a PDF that is in another language than the page. */
  only: {
    eng: "This form is in English.",
    tra: "This form is in Traditional Chinese.",
    sim: "This form is in Simplified Chinese.",
  },
};

const tra: typeof eng = {
  individual: "以個人身分登記",
  organization: "以團體名義登記",
  pdf: "義工登記表格",
  only: { eng: "此表格為英文版。", tra: "此表格為繁體中文版。", sim: "此表格為簡體中文版。" },
};

const sim: typeof eng = {
  individual: "以个人身份登记",
  organization: "以团体名义登记",
  pdf: "志愿者登记表",
  only: { eng: "此表格为英文版。", tra: "此表格为繁体中文版。", sim: "此表格为简体中文版。" },
};

/** Words around the volunteer forms on Get Involved. */
export const volunteerWords: Localized<typeof eng> = { eng, tra, sim };
