import type { autosaveContract } from "../../../content/autosave/contract";
import { sendLocalDrafts } from "../../../content/autosave/staff/sender";
import type { Review, reviewContract } from "../../../content/review/contract";
import type { scheduleContract } from "../../../content/schedule/contract";
import { spokenTime } from "../../../content/schedule/staff/times";
import { read } from "../../../platform/http/client";
import { fill } from "../../../platform/locale/fill";
import { type Lang, type Localized, localized } from "../../../platform/locale/lang";
import { homeParts } from "../../../ui/frame/home-parts";
import type { accountsContract } from "../../accounts/contract";

/** Apart from the other words of the feature, which the home does not need. */
const WORDS = {
  eng: "Typed and not submitted: {count}",
  tra: "已輸入但未發布：{count} 項",
  sim: "已输入但没有发布：{count} 项",
};

const PLANNED = {
  eng: "Scheduled: {count}; the next {when}",
  tra: "已安排發布或撤下：{count} 項，下一項在{when}",
  sim: "已安排发布或撤下：{count} 项，下一项在{when}",
};

const FOR_YOU = {
  eng: "In review, for you to approve: {count}",
  tra: "審批中，等候您處理：{count} 項",
  sim: "审核中，等待您处理：{count} 项",
};

const SENT_BACK = {
  eng: "Sent back to you: {count}",
  tra: "退回給您：{count} 項",
  sim: "退回给您：{count} 项",
};

const ASKED = {
  eng: "In review: {count}",
  tra: "審批中：{count} 項",
  sim: "审核中：{count} 项",
};

/** The line for whoever asks: what they may publish; else of their own what was sent back, or what waits for others. */
function reviewLine(reviews: readonly Review[]): [words: Localized, count: number] {
  const waiting = reviews.filter(({ state }) => state === "waiting");
  const toAnswer = waiting.filter(({ mayAnswer }) => mayAnswer).length;
  const returned = reviews.filter(({ state, mine }) => state === "returned" && mine).length;
  if (toAnswer > 0) return [FOR_YOU, toAnswer];
  return returned > 0 ? [SENT_BACK, returned] : [ASKED, waiting.filter(({ mine }) => mine).length];
}

const calendar = () => read<typeof scheduleContract.calendar>("/api/calendar", {});

/** Sends what this browser still keeps of whoever comes back, as after a session that ended. */
async function sendDraftsOfThisBrowser(): Promise<void> {
  if (!Object.keys(localStorage).some((key) => key.startsWith("draft "))) return;
  const { username } = await read<typeof accountsContract.session>("/api/session", {});
  if (username !== null) await sendLocalDrafts(username);
}

/** The drafts of whoever asks, and what is planned. */
async function waiting() {
  sendDraftsOfThisBrowser().catch(() => {}); // the next visit sends it, or its form
  const [{ autosaves }, { entries }, { reviews }] = await Promise.all([
    read<typeof autosaveContract.autosaves>("/api/autosaves", {}),
    calendar(),
    read<typeof reviewContract.reviews>("/api/reviews", {}),
  ]);
  const [asked, count] = reviewLine(reviews);
  const own = autosaves.filter(({ mine }) => mine).length;
  const planned = entries.filter(({ state }) => state === "waiting");
  const [next] = planned;
  const foundOf = (words: Localized, values: (lang: Lang) => Record<string, string | number>) =>
    localized((lang) => fill(words[lang], values(lang)));
  return [
    ...(count > 0
      ? [{ somebody: asked !== ASKED, to: "/cms/reviews", found: foundOf(asked, () => ({ count })) }]
      : []),
    ...(own > 0
      ? [{ somebody: false, to: "/cms/drafts", found: foundOf(WORDS, () => ({ count: own })) }]
      : []),
    ...(next
      ? [
          {
            somebody: false,
            to: "/cms/calendar",
            found: foundOf(PLANNED, (lang) => ({ count: planned.length, when: spokenTime(next.at, lang) })),
          },
        ]
      : []),
  ];
}

const FAILED = {
  text: {
    eng: "Not done: {count}",
    tra: "未能執行：{count} 項",
    sim: "未能执行：{count} 项",
  },
  advice: {
    eng: "Something planned did not happen. The calendar says why. Publish it by hand or choose another time.",
    tra: "有定時安排未能執行，日程會說明原因。請手動發布，或另選時間。",
    sim: "有定时安排未能执行，日程会说明原因。请手动发布，或另选时间。",
  },
};

/** The planned changes that were not done at their time. */
async function attention() {
  const { entries } = await calendar();
  const count = entries.filter(({ state }) => state === "failed" || state === "overdue").length;
  if (count === 0) return [];
  const text = localized((lang) => fill(FAILED.text[lang], { count }));
  return [{ to: "/cms/calendar", text, advice: FAILED.advice }];
}

export default homeParts({ waiting, attention });
