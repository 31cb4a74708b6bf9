import { Columns3 } from "lucide-react";
import type { EntryForm } from "../../../core/content/staff/form-of";
import { fill } from "../../../core/locale/fill";
import { LANG_TAG, type Lang, localized } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import type { Draft } from "../../../core/staff/form/use-draft";
import { columnsIn, split } from "./columns";
import { countNames, textsOf } from "./names";
import { donorsStaffWords } from "./words";

interface NamesNotesProps {
  lang: Lang;
  draft: Draft<EntryForm>;
}

/** How many names a language has, and what to do with columns that were pasted. */
export function NamesNotes({ lang, draft }: NamesNotesProps) {
  const texts = textsOf(draft.form);
  return (
    <>
      <NameCount text={texts[lang]} lang={lang} />
      <ColumnsOffer
        text={texts[lang]}
        lang={lang}
        onSplit={() =>
          draft.setForm((form) => {
            const columns = split(textsOf(form), lang);
            return { ...form, ...localized((each) => ({ names: columns[each].split("\n") })) };
          })
        }
      />
    </>
  );
}

/** "201 names; 1 is there twice". */
function NameCount({ text, lang }: { text: string; lang: Lang }) {
  const words = useWords(donorsStaffWords);
  const { total, repeated } = countNames(text);
  return (
    <p className="field-hint">
      {fill(total === 1 ? words.oneName : words.names, { total })}
      {repeated.length > 0 && (
        <>
          {words.mark}
          {fill(words.twice, { count: repeated.length })}{" "}
          <span lang={LANG_TAG[lang]}>{repeated.map(([name]) => name).join(words.listMark)}</span>
        </>
      )}
    </p>
  );
}

interface ColumnsOfferProps {
  text: string;
  lang: Lang;
  onSplit: () => void;
}

/** Lines with columns, as a spreadsheet pastes them, would each be published as one name. */
function ColumnsOffer({ text, lang, onSplit }: ColumnsOfferProps) {
  const staff = useStaffWords();
  const words = useWords(donorsStaffWords);
  const columns = columnsIn(text, lang);
  return (
    <div role="status">
      {columns.length > 0 && (
        <div className="mt-2 rounded-xl border-2 border-kapok p-4">
          <p className="font-bold">{words.columns}</p>
          <ul className="list-disc ps-5">
            {columns.map((column) => (
              <li key={column.lang}>
                {fill(words.column, { language: staff[column.lang] })}{" "}
                <span lang={LANG_TAG[column.lang]}>{column.example}</span>
              </li>
            ))}
          </ul>
          <p>
            <button type="button" className="button button-quiet" onClick={onSplit}>
              <Columns3 aria-hidden="true" size={18} />
              {words.splitColumns}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
