import type { Localized } from "../../../core/locale/lang";

const eng = { readingTime: "About {minutes} min to read" };
const tra: typeof eng = { readingTime: "閱讀約需 {minutes} 分鐘" };
const sim: typeof eng = { readingTime: "阅读约需 {minutes} 分钟" };

export const newsPublicWords: Localized<typeof eng> = { eng, tra, sim };
