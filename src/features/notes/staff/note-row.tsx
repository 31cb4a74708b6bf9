import { Pencil } from "lucide-react";
import { Link } from "react-router";
import { LANG_TAG, LANGS } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { MediaImage } from "../../../core/media/picture";
import { ActionLabel } from "../../../core/staff/list/action-label";
import { DeleteButton } from "../../../core/staff/list/delete-button";
import { useListPlace } from "../../../core/staff/list/list-place";
import { TypedName, typedLang, typedName } from "../../../core/staff/list/typed-name";
import type { NoteEntry } from "../contract";
import { authorsOf } from "./name-of";
import { notesWords } from "./words";

interface NoteRowProps {
  entry: NoteEntry;
  onDelete: () => void;
}

/** One note in the staff's list: cover, author, the first lines. */
export function NoteRow({ entry: { _id, note }, onDelete }: NoteRowProps) {
  const words = useStaffWords();
  const own = useWords(notesWords);
  const lang = useLang();
  const authors = authorsOf(note);
  const listPlace = useListPlace();
  const name = typedName(authors, lang, own.noName);
  const shown = [lang, ...LANGS].find((each) => note[each].content !== "") ?? lang;
  const details = note[shown].details;
  return (
    <li className="row">
      {note.coverId && <MediaImage id={note.coverId} alt="" sizes="160px" className="row-cover" />}
      <div className="row-text">
        <h2>
          <TypedName texts={authors} none={own.noName} />
        </h2>
        {details && (
          <p className="field-hint" lang={LANG_TAG[shown]}>
            {details}
          </p>
        )}
        <p className="line-clamp-3" lang={LANG_TAG[shown]}>
          {note[shown].content}
        </p>
      </div>
      <div className="row-actions">
        <Link className="button button-quiet" to={`/cms/EditAppreciation?note_id=${_id}`} state={listPlace}>
          <Pencil aria-hidden="true" size={18} />
          <ActionLabel label={words.edit} name={name} nameLang={typedLang(authors, lang)} />
        </Link>
        <DeleteButton
          name={name}
          nameLang={typedLang(authors, lang)}
          question={own.deleteQuestion}
          onDelete={onDelete}
        />
      </div>
    </li>
  );
}
