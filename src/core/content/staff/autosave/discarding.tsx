import { createClient } from "../../../api/client";
import { newKey } from "../../../api/idempotency-key";
import { useWords } from "../../../locale/lang-context";
import { useStaffWords } from "../../../locale/words/staff";
import { useBanner } from "../../../staff/frame/banner";
import { autosaveContract } from "../../autosave/contract";
import DraftSaid from "./draft-said";
import { draftWords } from "./draft-words";
import { useDrafted } from "./drafted";
import type { Kept } from "./sender";
import type { FormKeeper } from "./use-autosave";

const { saveAutosave } = autosaveContract;
const api = createClient({ saveAutosave });

interface DiscardingProps {
  kept: Kept;
  typed: Pick<FormKeeper<never>, "drop" | "asTyped">;
  form: Record<string, unknown>;
}

/** The state of a draft and the way to forget it, which Undo takes back. */
export default function Discarding({ kept, typed, form }: DiscardingProps) {
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
  return <DraftSaid kept={kept} onDiscard={discard} />;
}
