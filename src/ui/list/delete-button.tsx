import { Trash2 } from "lucide-react";
import { useState } from "react";
import { CallError } from "../../platform/http/client";
import { LANG_TAG, type Lang, useLang } from "../../platform/locale/lang";
import { Phrase } from "../../platform/locale/phrase";
import { useStaffWords } from "../../platform/locale/words/staff";
import { type SaveProblem, useSave } from "../form/form";
import { useBanner } from "../frame/banner";
import { ConfirmDialog } from "../frame/confirm-dialog";
import { usePermissions } from "../frame/screen";
import { ActionLabel } from "./action-label";

interface DeleteButtonProps {
  /** The name of the item to delete. */
  name: string;
  /** The language that the name is in, where that is known. */
  nameLang?: Lang | undefined;
  /** The question, with `{name}` in it. */
  question: string;
  /** A further consequence, in words. */
  warning?: string | undefined;
  onDelete: () => void;
}

/** Delete, after a question with Yes and No; No says that nothing was deleted. */
export function DeleteButton({ name, nameLang, question, warning, onDelete }: DeleteButtonProps) {
  const words = useStaffWords();
  const banner = useBanner();
  const { mayChange } = usePermissions();
  const [asking, setAsking] = useState(false);
  const answer = (yes: boolean) => {
    setAsking(false);
    if (yes) onDelete();
    else banner({ text: words.nothingDeleted });
  };
  if (!mayChange) return null;
  return (
    <>
      <button type="button" className="button button-danger" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" size={18} />
        <ActionLabel label={words.delete} name={name} nameLang={nameLang} />
      </button>
      {asking && (
        <ConfirmDialog
          title={<Question {...{ name, nameLang, question }} />}
          confirmLabel={words.yes}
          cancelLabel={words.no}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
          danger
        >
          {warning && <p>{warning}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}

function Question({ name, nameLang, question }: Omit<DeleteButtonProps, "warning" | "onDelete">) {
  const lang = useLang();
  const [before = "", after = ""] = question.split("{name}");
  return (
    <>
      <Phrase text={before} lang={lang} />
      <span className="block" lang={nameLang && LANG_TAG[nameLang]}>
        <Phrase text={name} lang={nameLang ?? lang} />
      </span>
      {after}
    </>
  );
}

interface DeletionOptions<Item> {
  /** The name of the item for people. */
  nameOf: (item: Item) => string;
  remove: (item: Item) => Promise<unknown>;
  /** Restores what `remove` deleted, unchanged. */
  restore: (item: Item) => Promise<unknown>;
  /** Makes the list fresh. */
  refresh: () => Promise<void>;
}

/** Deletes items of a list, with an Undo in the banner. */
export function useDeletion<Item>({ nameOf, remove, restore, refresh }: DeletionOptions<Item>): {
  problem: SaveProblem | null;
  remove: (item: Item) => Promise<void>;
} {
  const words = useStaffWords();
  const banner = useBanner();
  const { save, problem } = useSave();

  // Stays until closed: a slow user must be able to reach Undo.
  const offer = (text: string, item: Item, failed = false) =>
    banner({
      text,
      names: { name: nameOf(item) },
      failed,
      action: { label: words.undo, run: () => void bringBack(item) },
    });

  const bringBack = (item: Item) =>
    save(async () => {
      await restore(item).catch((error: unknown) => {
        // The offer went with the press of it, and the screen that would say why may be gone.
        offer(words.notRestored, item, true);
        throw error;
      });
      banner({ text: words.restored, names: { name: nameOf(item) }, saved: true });
      await refresh();
      // Undo is removed when it is pressed, so that it cannot be pressed twice.
    }, Symbol("undo"));

  const takeAway = (item: Item) =>
    save(async () => {
      await remove(item).catch(async (error: unknown) => {
        // Somebody else was first: the list must not go on offering what is gone.
        if (error instanceof CallError && error.status === 404) await refresh();
        throw error;
      });
      offer(words.deleted, item);
      await refresh();
    }, item);

  return { problem, remove: takeAway };
}
