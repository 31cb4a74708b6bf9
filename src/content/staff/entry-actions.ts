import { Eye, EyeOff, Send, Trash2 } from "lucide-react";
import { isReviewedIn } from "../../platform/auth/roles";
import { useChanges } from "../../platform/http/client";
import { type Localized, useWords } from "../../platform/locale/lang";
import { usePermissions } from "../../ui/frame/screen";
import type { SelectionAction } from "../../ui/list/selection";
import { contentContract } from "../api/contract";
import type { EntryRef } from "../definition";
import { takeDown as unpublishEntry } from "../revisions/staff/unpublish";
import type { Waiting } from "../revisions/unpublished-langs";
import { publishWords } from "./publish-words";
import { contentWords } from "./words";

const eng = {
  publishOne: "Publish 1 entry?",
  publishMany: "Publish {count} entries?",
  publishText: "Visitors get everything that is saved of them, in all languages.",
  published: "{count} published",
  ask: "Ask for approval",
  askOne: "Ask an administrator to publish 1 entry?",
  askMany: "Ask an administrator to publish {count} entries?",
  asked: "{count} sent for approval",
  takeDownOne: "Take 1 entry off the site?",
  takeDownMany: "Take {count} entries off the site?",
  takeDownText: "Visitors no longer see them. They stay here as drafts.",
  takenDown: "{count} taken down",
  trash: "Move to the trash",
  trashOne: "Move 1 entry to the trash?",
  trashMany: "Move {count} entries to the trash?",
  trashText: "Visitors no longer see them. They can be brought back for 90 days.",
  trashed: "{count} moved to the trash",
};

const tra: typeof eng = {
  publishOne: "發布這 1 項內容？",
  publishMany: "發布這 {count} 項內容？",
  publishText: "訪客會看到已儲存的全部內容，包括所有語言。",
  published: "已發布 {count} 項",
  ask: "交管理員審批",
  askOne: "請管理員發布這 1 項內容？",
  askMany: "請管理員發布這 {count} 項內容？",
  asked: "已交 {count} 項審批",
  takeDownOne: "從網站撤下這 1 項內容？",
  takeDownMany: "從網站撤下這 {count} 項內容？",
  takeDownText: "訪客不會再看到，內容會在此保留為草稿。",
  takenDown: "已從網站撤下 {count} 項",
  trash: "移到回收筒",
  trashOne: "把這 1 項內容移到回收筒？",
  trashMany: "把這 {count} 項內容移到回收筒？",
  trashText: "訪客不會再看到。90 天內可以還原。",
  trashed: "已將 {count} 項移到回收筒",
};

const sim: typeof eng = {
  publishOne: "发布这 1 项内容？",
  publishMany: "发布这 {count} 项内容？",
  publishText: "访客会看到已保存的全部内容，包括所有语言。",
  published: "已发布 {count} 项",
  ask: "送管理员审核",
  askOne: "请管理员发布这 1 项内容？",
  askMany: "请管理员发布这 {count} 项内容？",
  asked: "已将 {count} 项送审",
  takeDownOne: "从网站撤下这 1 项内容？",
  takeDownMany: "从网站撤下这 {count} 项内容？",
  takeDownText: "访客不会再看到，内容会在这里保留为草稿。",
  takenDown: "已从网站撤下 {count} 项",
  trash: "移到回收站",
  trashOne: "把这 1 项内容移到回收站？",
  trashMany: "把这 {count} 项内容移到回收站？",
  trashText: "访客不会再看到。90 天内可以恢复。",
  trashed: "已将 {count} 项移到回收站",
};

const actionWords: Localized<typeof eng> = { eng, tra, sim };

/** An entry in a list of several types, with what visitors do not get of it yet. */
interface Entry extends EntryRef {
  waiting: Waiting | null;
}

interface EntryActions<Row> {
  /** Publishes what waits; where that needs approval, asks for it. */
  publish: SelectionAction<Row>[];
  takeDown: SelectionAction<Row>;
  trash: SelectionAction<Row>;
}

/**
 * What can be done with several entries of a list; none of it for accounts that may only read.
 * @param entryOf a row as an entry
 */
export function useEntryActions<Row>(entryOf: (row: Row) => Entry): EntryActions<Row> | undefined {
  const words = useWords(actionWords);
  const { publish } = useWords(publishWords);
  const { takeDown } = useWords(contentWords);
  const { mayChange, reviewed } = usePermissions();
  const changes = useChanges(contentContract);
  if (!mayChange) return undefined;
  const refOf = (row: Row): EntryRef => {
    const { type, id } = entryOf(row);
    return { type, id };
  };
  const isReviewed = (row: Row) => isReviewedIn(reviewed, entryOf(row).type);
  const isNew = (row: Row) => entryOf(row).waiting?.isNew === true;
  // What visitors see is an administrator's to take away.
  const mayTakeAway = (row: Row) => isNew(row) || !isReviewed(row);
  const publishing = (asks: boolean): Pick<SelectionAction<Row>, "fits" | "act"> => ({
    fits: (row) => entryOf(row).waiting !== null && isReviewed(row) === asks,
    act: async (row) => void (await changes.publish(refOf(row))),
  });
  return {
    publish: [
      {
        label: publish,
        icon: Eye,
        question: { one: words.publishOne, many: words.publishMany, text: words.publishText },
        done: words.published,
        ...publishing(false),
      },
      {
        label: words.ask,
        icon: Send,
        question: { one: words.askOne, many: words.askMany },
        done: words.asked,
        ...publishing(true),
      },
    ],
    takeDown: {
      label: takeDown,
      icon: EyeOff,
      fits: (row) => !isNew(row) && mayTakeAway(row),
      question: { one: words.takeDownOne, many: words.takeDownMany, text: words.takeDownText },
      act: (row) => unpublishEntry(changes, refOf(row)),
      done: words.takenDown,
    },
    trash: {
      label: words.trash,
      icon: Trash2,
      fits: mayTakeAway,
      question: { one: words.trashOne, many: words.trashMany, text: words.trashText, danger: true },
      act: async (row) => {
        await changes.remove(refOf(row));
        return () => changes.restore(refOf(row));
      },
      done: words.trashed,
    },
  };
}
