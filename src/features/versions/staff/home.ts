import { read } from "../../../core/api/client";
import type { autosaveContract } from "../../../core/content/autosave/contract";
import type { scheduleContract } from "../../../core/content/schedule/contract";
import { fill } from "../../../core/locale/fill";
import { localized } from "../../../core/locale/lang";
import { homeParts } from "../../../core/staff/frame/home-parts";

/** Apart from the other words of the feature, which the home does not need. */
const WORDS = {
  eng: "Typed and not submitted: {count}",
  tra: "已輸入但未發布：{count} 項",
  sim: "已输入但没有发布：{count} 项",
};

/** The drafts of whoever asks. */
async function waiting() {
  const { autosaves } = await read<typeof autosaveContract.autosaves>("/api/autosaves", {});
  const count = autosaves.filter(({ mine }) => mine).length;
  if (count === 0) return undefined;
  return { somebody: false, to: "/cms/drafts", found: localized((lang) => fill(WORDS[lang], { count })) };
}

const FAILED = {
  text: {
    eng: "A planned change was not done: {count}",
    tra: "未能執行的定時安排：{count} 項",
    sim: "未能执行的定时安排：{count} 项",
  },
  advice: {
    eng: "The calendar says why. Publish it by hand or choose another time.",
    tra: "日程會說明原因。請手動發布，或另選時間。",
    sim: "日程会说明原因。请手动发布，或另选时间。",
  },
};

/** The planned changes that were not done at their time. */
async function attention() {
  const { entries } = await read<typeof scheduleContract.calendar>("/api/calendar", {});
  const count = entries.filter(({ state }) => state === "failed" || state === "overdue").length;
  if (count === 0) return [];
  const text = localized((lang) => fill(FAILED.text[lang], { count }));
  return [{ to: "/cms/calendar", text, advice: FAILED.advice }];
}

export default homeParts({ waiting, attention });
