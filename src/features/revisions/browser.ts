import { CalendarCheck, FilePen, Trash2 } from "lucide-react";
import type { autosaveContract, ListedAutosave } from "../../content/autosave/contract";
import type { commentsContract } from "../../content/comments/contract";
import { entryKey } from "../../content/definition";
import type { Review, reviewContract } from "../../content/review/contract";
import { COMMENTS, changesOf, commentsAddress, HISTORY } from "../../content/revisions/staff/history-address";
import type { CalendarEntry, scheduleContract } from "../../content/schedule/contract";
import { spokenTime } from "../../content/schedule/staff/times";
import { read } from "../../platform/http/client";
import { staffTime } from "../../platform/locale/format";
import { fill, type Localized, localized } from "../../platform/locale/lang";
import { type FindForm, NAMED, screens, type Waiting } from "../../ui/screens";
import type { accountsContract } from "../accounts/contract";
import { draftAddress } from "./staff/draft-address";

const trash = "/cms/trash";

/** In the journal its changes are under the names of whose they are. */
export default screens({
  name: "revisions",
  ofAnyType: true,
  home: { content: { attention, waiting }, own: { waiting: mentions } },
  menu: {
    section: "today",
    links: [
      {
        to: "/cms/drafts",
        label: { eng: "Drafts", tra: "草稿清單", sim: "草稿列表" },
        icon: FilePen,
        help: () => import("./staff/drafts-help"),
        parts: [
          {
            to: "/cms/reviews",
            label: { eng: "Approvals", tra: "審批", sim: "审核" },
            isForApprovals: true,
            help: () => import("./staff/reviews-help"),
          },
          {
            to: COMMENTS,
            // Anyone who may read an entry may say something about it.
            changes: "own",
            label: { eng: "Comments", tra: "同事留言", sim: "同事留言" },
            help: () => import("./staff/comments-help"),
          },
        ],
      },
      {
        to: "/cms/calendar",
        label: { eng: "Calendar", tra: "日程", sim: "日程" },
        icon: CalendarCheck,
        help: () => import("./staff/calendar-help"),
      },
      {
        to: trash,
        section: "site",
        label: { eng: "Trash", tra: "回收筒", sim: "回收站" },
        icon: Trash2,
        help: () => import("./staff/trash-help"),
        within: [{ to: HISTORY }],
      },
    ],
  },
  journal: { title: { eng: "Versions", tra: "版本", sim: "版本" }, all: trash },
});

const TYPED = {
  eng: "Typed and not submitted: {count}",
  tra: "{count} 項已輸入但未儲存",
  sim: "{count} 项已输入但未保存",
};

const PLANNED = {
  eng: "Scheduled: {count}",
  tra: "{count} 項已安排發布或撤下",
  sim: "{count} 项已安排发布或撤下",
};

const FOR_YOU = {
  eng: "{count} for you to approve",
  tra: "{count} 項等您審批",
  sim: "{count} 项等您审核",
};

const SENT_BACK = {
  eng: "Sent back to you: {count}",
  tra: "{count} 項已退回給您",
  sim: "{count} 项已退回给您",
};

const ASKED = {
  eng: "In review: {count}",
  tra: "{count} 項審批中",
  sim: "{count} 项审核中",
};

/** The caller's reviews: those they may publish; else their own that were sent back or wait for others. */
function reviewsFor(reviews: readonly Review[]): [words: Localized, reviews: readonly Review[]] {
  const waiting = reviews.filter(({ state }) => state === "waiting");
  const toAnswer = waiting.filter(({ mayAnswer }) => mayAnswer);
  const returned = reviews.filter(({ state, mine }) => state === "returned" && mine);
  if (toAnswer.length > 0) return [FOR_YOU, toAnswer];
  return returned.length > 0 ? [SENT_BACK, returned] : [ASKED, waiting.filter(({ mine }) => mine)];
}

const calendar = () => read<typeof scheduleContract.calendar>("/api/calendar", {});

/** Sends the user's drafts that this browser still stores, as after a session that ended. */
async function sendDraftsOfThisBrowser(): Promise<void> {
  if (!Object.keys(localStorage).some((key) => key.startsWith("draft "))) return;
  const { username } = await read<typeof accountsContract.session>("/api/session", {});
  if (username === null) return;
  const { sendLocalDrafts } = await import("../../content/autosave/staff/sender");
  await sendLocalDrafts(username);
}

/** Reviews, drafts of the caller, and what is planned. */
async function waiting(findForm: FindForm): Promise<Waiting[]> {
  sendDraftsOfThisBrowser().catch(() => {}); // the next visit sends it, or its form
  const [{ autosaves }, { entries }, { reviews }] = await Promise.all([
    read<typeof autosaveContract.autosaves>("/api/autosaves", {}),
    calendar(),
    read<typeof reviewContract.reviews>("/api/reviews", {}),
  ]);
  const lines = await Promise.all([
    reviewLine(reviews),
    draftLine(
      autosaves.filter(({ mine }) => mine),
      findForm,
    ),
    plannedLine(
      entries.filter(({ state }) => state === "waiting"),
      findForm,
    ),
  ]);
  return lines.flatMap((line) => line ?? []);
}

function reviewLine(reviews: readonly Review[]): Waiting | undefined {
  const [words, those] = reviewsFor(reviews);
  if (those.length === 0) return undefined;
  return {
    somebody: words !== ASKED,
    to: "/cms/reviews",
    found: localized((lang) => fill(words[lang], { count: those.length })),
    first: those.slice(0, NAMED).map((review) => ({
      key: entryKey(review),
      to: changesOf(review),
      name: review.title ?? review.kind,
      detail: review.by,
    })),
  };
}

async function draftLine(own: readonly ListedAutosave[], findForm: FindForm): Promise<Waiting | undefined> {
  if (own.length === 0) return undefined;
  const first = await Promise.all(
    own.slice(0, NAMED).map(async (saved) => ({
      key: saved.draft,
      to: draftAddress(saved, await findForm(saved)) ?? "/cms/drafts",
      name: saved.title,
      detail: localized((lang) => staffTime(saved.at, lang)),
    })),
  );
  const found = localized((lang) => fill(TYPED[lang], { count: own.length }));
  return { somebody: false, to: "/cms/drafts", found, first };
}

async function plannedLine(
  planned: readonly CalendarEntry[],
  findForm: FindForm,
): Promise<Waiting | undefined> {
  const [next] = planned;
  if (!next) return undefined;
  const first = await Promise.all(
    planned.slice(0, NAMED).map(async (entry) => ({
      key: entry.key,
      to: (await findForm(entry)) ?? "/cms/calendar",
      name: entry.title ?? entry.kind,
      detail: localized((lang) => spokenTime(entry.at, lang)),
    })),
  );
  const found = localized((lang) => fill(PLANNED[lang], { count: planned.length }));
  return { somebody: false, to: "/cms/calendar", found, first };
}

const FAILED = {
  text: {
    eng: "Not done: {count}",
    tra: "{count} 項未能執行",
    sim: "{count} 项未能执行",
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

const MENTIONED = {
  eng: "A colleague asks you something: {count}",
  tra: "同事向您提出 {count} 項查詢",
  sim: "同事向您提出 {count} 个问题",
};

/** The open comments that mention the user. */
async function mentions() {
  const { comments } = await read<typeof commentsContract.openComments>("/api/openComments", {});
  if (comments.length === 0) return undefined;
  const count = comments.length;
  const first = comments.slice(0, NAMED).map(({ type, id, title, kind, comment: { key, by, text } }) => ({
    key,
    to: commentsAddress(type, id),
    name: title ?? kind,
    detail: `${by}: ${text}`,
  }));
  return {
    somebody: true,
    to: COMMENTS,
    found: localized((lang) => fill(MENTIONED[lang], { count })),
    first,
  };
}
