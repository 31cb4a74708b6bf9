import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { type StaffWords, useStaffWords } from "../../../core/locale/words/staff";
import { CoverField } from "../../../core/media/field/cover-field";
import { DraftForm } from "../../../core/staff/form/draft-form";
import { type LoadTheirs, type SubmitDraft, useDraft } from "../../../core/staff/form/use-draft";
import { LanguagePanels } from "../../../core/staff/languages/language-panels";
import { langOfPath, textsIn, useShownLang } from "../../../core/staff/languages/use-shown-lang";
import type { NoteContent } from "../contract";
import { completeness, FIELDS } from "./draft";
import { NoteFields } from "./note-fields";
import { notesWords } from "./words";

interface NoteFormProps {
  initial: NoteContent;
  submit: SubmitDraft<NoteContent>;
  loadTheirs?: LoadTheirs<NoteContent>;
  submitAsNew?: SubmitDraft<NoteContent>;
}

/** The form of a note: its cover, then what it says in each language. */
export function NoteForm({ initial, submit, submitAsNew, loadTheirs }: NoteFormProps) {
  const words = useStaffWords();
  const own = useWords(notesWords);
  const { shownLang, setShownLang, reveal } = useShownLang();
  const draft = useDraft({ initial, submit, submitAsNew, loadTheirs });
  const { form, patch, errorsAt } = draft;
  return (
    <DraftForm
      draft={draft}
      parts={FIELDS}
      requestPrefix="note."
      labelOf={(path) => labelOf(path, words, own)}
      reveal={reveal}
    >
      <div className="shared-fields">
        <CoverField
          name="note.coverId"
          value={form.coverId}
          onChange={(coverId) => patch({ coverId })}
          errors={errorsAt("note.coverId")}
        />
      </div>
      <LanguagePanels current={shownLang} onChoose={setShownLang} complete={completeness(form)}>
        {(lang) => <NoteFields {...textsIn(draft, lang)} />}
      </LanguagePanels>
    </DraftForm>
  );
}

/** How the field at a path is called on the screen: `tra.author` is "Author (Traditional Chinese)". */
function labelOf(path: string, words: StaffWords, own: (typeof notesWords)["eng"]): string {
  const lang = langOfPath(path);
  if (!lang) return words.cover;
  const names: Record<string, string> = own;
  const label = names[path.slice(lang.length + 1)] ?? path;
  return fill(words.inLanguage, { label, language: words[lang] });
}
