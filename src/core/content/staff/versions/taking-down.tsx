import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { CallError, useChanges } from "../../../api/client";
import type { Localized } from "../../../locale/lang";
import { useWords } from "../../../locale/lang-context";
import { useStaffWords } from "../../../locale/words/staff";
import { useBanner } from "../../../staff/frame/banner";
import { versionsContract } from "../../versions/contract";
import { pastContract } from "../../versions/past-contract";
import { keptWords } from "../kept-words";

const CALLS = { publish: versionsContract.publish, unpublish: pastContract.unpublish };

const takingDownWords: Localized<{ takenDown: string; notTakenDown: string }> = {
  eng: {
    takenDown: "Taken down: {name}. It is a draft now: visitors do not see it.",
    notTakenDown: "It could not be taken down: {name}. Please try again.",
  },
  tra: {
    takenDown: "已從網站撤下：{name}。訪客不會再看到，內容已保留為草稿。",
    notTakenDown: "未能撤下：{name}。請再試一次。",
  },
  sim: {
    takenDown: "已从网站撤下：{name}。访客不会再看到，内容已保留为草稿。",
    notTakenDown: "未能撤下：{name}。请再试一次。",
  },
};

interface TakingDownProps {
  type: string;
  id: string;
  name: string;
  onEnd: () => void;
}

/** Takes an entry from visitors once it is on the screen, says so, and offers to publish it again. */
export default function TakingDown({ type, id, name, onEnd }: TakingDownProps) {
  const words = useWords(takingDownWords);
  const { published } = useWords(keptWords);
  const staff = useStaffWords();
  const changes = useChanges(CALLS);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const publish = async () => {
      await changes.publish({ type, id });
      banner({ text: published, saved: true });
      await revalidate();
    };
    const takeDown = async () => {
      await changes.unpublish({ type, id });
      const action = { label: staff.undo, run: () => void publish() };
      banner({ text: words.takenDown, names: { name }, saved: true, action });
      await revalidate();
    };
    const names = { name };
    void takeDown()
      .catch((error: unknown) => {
        // Who may not do it hears whom to ask.
        const isRefused = error instanceof CallError && error.status === 403;
        banner({ text: isRefused ? error.message : words.notTakenDown, names, failed: true });
      })
      .finally(onEnd);
  }, [banner, changes, id, name, onEnd, published, revalidate, staff, type, words]);
  return null;
}
