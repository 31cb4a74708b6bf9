import { LANG_TAG, type Lang } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { TextArea } from "../../../core/staff/fields/text-area";
import { TextField } from "../../../core/staff/fields/text-field";
import type { NoteText } from "../contract";
import { notesWords } from "./words";

interface NoteFieldsProps {
  lang: Lang;
  text: NoteText;
  onChange: (part: Partial<NoteText>) => void;
  errorsAt: (path: string) => string[];
}

/** What a note has in each language: author, who that is, text. */
export function NoteFields({ lang, text, onChange, errorsAt }: NoteFieldsProps) {
  const own = useWords(notesWords);
  const field = (name: keyof NoteText) => ({
    path: `note.${lang}.${name}`,
    label: own[name],
    lang: LANG_TAG[lang],
    value: text[name],
    onChange: (value: string) => onChange({ [name]: value }),
    errors: errorsAt(`note.${lang}.${name}`),
  });
  return (
    <div className="stack">
      <TextField {...field("author")} />
      <TextField {...field("details")} hint={own.detailsHint} />
      <TextArea {...field("content")} hint={own.contentHint} />
    </div>
  );
}
