import type { Localized } from "../../locale/lang";

const eng = { dated: "Privacy statement of {date}", undated: "Privacy statement" };
const tra: typeof eng = { dated: "私隱政策聲明（{date}版本）", undated: "私隱政策聲明" };
const sim: typeof eng = { dated: "隐私政策声明（{date}版本）", undated: "隐私政策声明" };

/** Words of the link to the privacy statement. */
export const noticeWords: Localized<typeof eng> = { eng, tra, sim };
