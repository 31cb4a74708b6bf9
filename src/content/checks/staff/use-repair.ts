import { useState } from "react";
import { escapeHtml } from "../../../platform/html/text";
import type { Script } from "../../../platform/locale/lang";
import type { FormAround } from "../../../ui/form/form-around";
import type { EntryForm } from "../../staff/form-conversion";
import { checkForm } from "../check-form";
import type { Known } from "../check-text";
import type { Edit, Issue } from "../issue";
import { repaired, textAt, withText } from "../repair";
import type { CheckedForm } from "./checked-form";
import { convertedParts } from "./convert-characters";

/** The outcome of the last press: the text before and after, or that it could not be done. */
export type Outcome =
  | { finding: Issue; path: string; before: string; after: string; isUndone: boolean }
  | { finding: Issue; failed: true };

/** Whether one press can fix it. */
export const isRepairable = ({ edits, converts }: Issue): boolean =>
  edits !== undefined || converts !== undefined;

/** Fixes issues in a form, and undoes the last fix. */
export function useRepair(checked: CheckedForm, known: Known, around: FormAround, hurry: () => void) {
  const [outcome, setOutcome] = useState<Outcome>();
  const { form, type, change } = checked;
  const put = (make: (before: EntryForm) => EntryForm) => {
    hurry();
    around.draft.setForm(change(make));
  };
  /**
   * @param words replace those in question, where the program knows no better ones
   * @param words take the place of those in question, where no program knows better ones
   */
  const repair = async (shown: Issue, words?: string): Promise<void> => {
    // What is shown may be older than what is typed by some moments.
    const finding = checkForm(type, form, known).find(({ key }) => key === shown.key);
    const before = finding && textAt(form, finding.path);
    if (!finding || before === undefined) return hurry();
    try {
      const { start, end } = finding;
      const said = words === undefined ? finding.edits : [{ start, end, with: escapeHtml(words) }];
      const edits = said ?? (await conversionOf(finding, before, known));
      const after = textAt(repaired(form, finding.path, edits), finding.path) ?? before;
      put((now) => (textAt(now, finding.path) === before ? withText(now, finding.path, after) : now));
      setOutcome({ finding, path: finding.path, before, after, isUndone: false });
    } catch {
      setOutcome({ finding, failed: true });
    }
  };
  const undo = () => {
    if (!outcome || "failed" in outcome) return;
    const { path, before, after } = outcome;
    put((now) => (textAt(now, path) === after ? withText(now, path, before) : now));
    setOutcome({ ...outcome, isUndone: true });
  };
  return { outcome, repair, undo };
}

async function conversionOf(
  { converts = [], lang }: Issue,
  text: string,
  { foreign }: Known,
): Promise<Edit[]> {
  return foreign ? convertedParts(text, converts, lang as Script, foreign) : [];
}
