import { EyeOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { CallError, createClient, useChanges } from "../../../platform/http/client";
import { LANGS, type Lang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { useBanner } from "../../../ui/frame/banner";
import { ActionLabel } from "../../../ui/list/action-label";
import { contentContract } from "../../api/contract";
import type { EntryRef } from "../../definition";
import type { ListedEntry } from "../../listed-entry";
import { publishWords } from "../../staff/publish-words";
import { contentWords } from "../../staff/words";
import { unpublishWords } from "./unpublish-words";

const api = createClient(contentContract);

type Changes = ReturnType<typeof useChanges<typeof contentContract>>;

/** Takes an entry from visitors. Gives what undoes it: it publishes what visitors had, and not a draft that waits. */
export async function takeDown(changes: Changes, { type, id }: EntryRef): Promise<() => Promise<unknown>> {
  const { published: before } = await api.read({ type, id });
  await changes.unpublish({ type, id });
  const langs = LANGS.filter((lang) => before[lang] !== null);
  const [revision] = LANGS.flatMap((lang) => before[lang] ?? []);
  return () => changes.publish({ type, id, revision, langs });
}

interface UnpublishProps {
  /** The name of its type. */
  type: string;
  card: Pick<ListedEntry, "_id" | "waiting">;
  name: string;
  nameLang: Lang | undefined;
}

/** The button that takes an entry from visitors; nothing where they get none of it. */
export function Unpublish({ type, card: { _id: id, waiting }, name, nameLang }: UnpublishProps) {
  const words = useWords(contentWords);
  const [isTaking, take] = useState(false);
  return (
    <>
      {!waiting?.isNew && (
        <button type="button" className="button button-quiet" onClick={() => take(true)}>
          <EyeOff aria-hidden="true" size={18} />
          <ActionLabel label={words.takeDown} {...{ name, nameLang }} />
        </button>
      )}
      {isTaking && <UnpublishDialog {...{ type, id, name }} onEnd={() => take(false)} />}
    </>
  );
}

interface UnpublishDialogProps {
  type: string;
  id: string;
  name: string;
  onEnd: () => void;
}

/** Takes an entry from visitors once it is on the screen, says so, and offers to publish it again. */
function UnpublishDialog({ type, id, name, onEnd }: UnpublishDialogProps) {
  const words = useWords(unpublishWords);
  const { published } = useWords(publishWords);
  const staff = useStaffWords();
  const changes = useChanges(contentContract);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const publish = async (undo: () => Promise<unknown>) => {
      await undo();
      banner({ text: published, saved: true });
      await revalidate();
    };
    const unpublish = async () => {
      const undo = await takeDown(changes, { type, id });
      const action = { label: staff.undo, run: () => void publish(undo) };
      banner({ text: words.takenDown, names: { name }, saved: true, action });
      await revalidate();
    };
    const names = { name };
    void unpublish()
      .catch((error: unknown) => {
        // Without permission it says whom to ask.
        const isRefused = error instanceof CallError && error.status === 403;
        banner({ text: isRefused ? error.message : words.notTakenDown, names, failed: true });
      })
      .finally(onEnd);
  }, [banner, changes, id, name, onEnd, published, revalidate, staff, type, words]);
  return null;
}
