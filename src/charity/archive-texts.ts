import type { Localized } from "../platform/locale/lang";

/** The texts of the archive above its news. */
export interface ArchiveTexts {
  title: Localized;
  lead: Localized;
}

export const archiveTexts: ArchiveTexts = {
  title: { eng: "News and activities", tra: "消息及活動", sim: "消息与活动" },
  lead: {
    eng: "What we have been doing together, year by year.",
    tra: "我們一起走過的每一年。",
    sim: "我们一起走过的每一年。",
  },
};
