import { Link } from "react-router";
import { plainDay } from "../../../platform/locale/format";
import { fill, type Localized, useLang, useWords } from "../../../platform/locale/lang";
import { type NoticeVersion, noticeScreen } from "../../../platform/notice-version";

const eng = {
  label: "Privacy statement",
  version: "Version {number} of {date}",
  unknown: "Not known: it was not recorded when this came",
};
const tra: typeof eng = {
  label: "私隱政策聲明",
  version: "{date}的第 {number} 版",
  unknown: "不詳：收到時未有記錄",
};
const sim: typeof eng = {
  label: "隐私政策声明",
  version: "{date}的第 {number} 版",
  unknown: "不详：收到时没有记录",
};

/** Words for the privacy notice in force when somebody sent something. */
export const noticeVersionWords: Localized<typeof eng> = { eng, tra, sim };

/** A link to the notice in force when something was sent; says so where that is unknown. */
export function NoticeVersionLink({ notice }: { notice: NoticeVersion | null }) {
  const lang = useLang();
  const words = useWords(noticeVersionWords);
  if (!notice) return words.unknown;
  const { number, since } = notice;
  return (
    <Link to={noticeScreen(number)}>{fill(words.version, { number, date: plainDay(since, lang) })}</Link>
  );
}
