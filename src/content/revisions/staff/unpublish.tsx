import { EyeOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { CallError, createClient, useChanges } from "../../../platform/http/client";
import { LANGS, type Lang, type Localized, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { useBanner } from "../../../ui/frame/banner";
import { ActionLabel } from "../../../ui/list/action-label";
import { contentContract } from "../../api/contract";
import type { ListedEntry } from "../../listed-entry";
import { publishWords } from "../../staff/publish-words";
import { contentWords } from "../../staff/words";
import { unpublishWords } from "./unpublish-words";

const api = createClient(contentContract);

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
    // What visitors had, and not a draft that waits.
    const publish = async (before: Localized<number | null>) => {
      const langs = LANGS.filter((lang) => before[lang] !== null);
      const [revision] = LANGS.flatMap((lang) => before[lang] ?? []);
      await changes.publish({ type, id, revision, langs });
      banner({ text: published, saved: true });
      await revalidate();
    };
    const takeDown = async () => {
      const { published: before } = await api.read({ type, id });
      await changes.unpublish({ type, id });
      const action = { label: staff.undo, run: () => void publish(before) };
      banner({ text: words.takenDown, names: { name }, saved: true, action });
      await revalidate();
    };
    const names = { name };
    void takeDown()
      .catch((error: unknown) => {
        // Without permission it says whom to ask.
        const isRefused = error instanceof CallError && error.status === 403;
        banner({ text: isRefused ? error.message : words.notTakenDown, names, failed: true });
      })
      .finally(onEnd);
  }, [banner, changes, id, name, onEnd, published, revalidate, staff, type, words]);
  return null;
}
