import { FilePen } from "lucide-react";
import { createClient } from "../../../platform/http/client";
import { newKey } from "../../../platform/http/idempotency-key";
import { hongKongTime } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { useBanner } from "../../../ui/frame/banner";
import { autosaveContract } from "../contract";
import { draftWords } from "./draft-words";
import { useDrafted } from "./drafted";
import type { LocalDraft } from "./sender";
import type { DraftStore } from "./use-autosave";

const { saveAutosave } = autosaveContract;
const api = createClient({ saveAutosave });

interface DiscardingProps {
  localDraft: LocalDraft;
  typed: Pick<DraftStore<never>, "drop" | "asTyped">;
  form: Record<string, unknown>;
}

/** The state of a draft and a button that discards it, which Undo reverts. */
export function Discarding({ localDraft, typed, form }: DiscardingProps) {
  const words = useWords(draftWords);
  const { undo } = useStaffWords();
  const { opened, reopen } = useDrafted();
  const banner = useBanner();
  const discard = () => {
    const { from: _, ...draft } = typed.asTyped(form as never);
    typed.drop();
    reopen(null);
    const run = async () => {
      const again = { ...draft, draft: newKey() };
      const { at } = await api.saveAutosave(again);
      reopen({ ...again, id: draft.id ?? null, by: opened.me, mine: true, at });
    };
    banner({ text: words.discarded, action: { label: undo, run: () => void run() } });
  };
  return (
    <span className="last-saved">
      <FilePen aria-hidden="true" size={18} />
      <span>
        {"at" in localDraft
          ? fill(words.saved, { time: hongKongTime(new Date(localDraft.at)) })
          : words[localDraft.only]}
      </span>
      <button type="button" className="button button-quiet" onClick={discard}>
        {words.discard}
      </button>
    </span>
  );
}
