import { Columns3 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { EntryForm } from "../../../core/content/staff/form-conversion";
import { fill } from "../../../core/locale/fill";
import { LANG_TAG, type Lang, type Localized, localized } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/lang-context";
import { useStaffWords } from "../../../core/locale/words/staff";
import type { Draft } from "../../../core/staff/form/use-draft";
import { ConfirmDialog } from "../../../core/staff/frame/confirm-dialog";
import { columnsIn, countNames, type Loss, largeLosses, split, textsOf } from "./names";

/** Asks before many names are taken off the site, which is easily done by a slip. */
export function useLossQuestion(
  draft: Draft<EntryForm>,
  stored: EntryForm,
): { draft: Draft<EntryForm>; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  const losses = largeLosses(textsOf(stored), textsOf(draft.form));
  const trySave = () => {
    if (losses.length > 0) setAsking(true);
    else draft.trySave();
  };
  const save = () => {
    setAsking(false);
    draft.trySave();
  };
  const question = asking && <LossQuestion losses={losses} onSave={save} onBack={() => setAsking(false)} />;
  return { draft: { ...draft, trySave }, question };
}

interface LossQuestionProps {
  losses: readonly Loss[];
  onSave: () => void;
  onBack: () => void;
}

function LossQuestion({ losses, onSave, onBack }: LossQuestionProps) {
  const staff = useStaffWords();
  const words = useWords(donorsStaffWords);
  return (
    <ConfirmDialog
      title={words.lossTitle}
      confirmLabel={words.saveAnyway}
      cancelLabel={words.back}
      onConfirm={onSave}
      onCancel={onBack}
      danger
    >
      <ul className="list-disc ps-5">
        {losses.map(({ lang, before, kept }) => (
          <li key={lang}>{fill(words.loss, { language: staff[lang], before, kept })}</li>
        ))}
      </ul>
      <p>{words.lossText}</p>
    </ConfirmDialog>
  );
}

interface NamesNotesProps {
  lang: Lang;
  draft: Draft<EntryForm>;
}

/** The number of names of a language, and the advice on columns that were pasted. */
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

const eng = {
  names: "{total} names",
  oneName: "1 name",
  mark: "; ",
  twice: "{count} more than once:",
  listMark: ", ",
  columns: "These lines have columns, as a spreadsheet has them. Each line would be published as one name.",
  column: "{language}:",
  splitColumns: "Split by language",
  lossTitle: "Take many names off the site?",
  loss: "{language}: of {before} names, {kept} would stay.",
  lossText:
    "A language without names shows those of another; with none at all, visitors see no list of donors.",
  saveAnyway: "Save all the same",
  back: "Back to the names",
};

const tra: typeof eng = {
  names: "{total} 個姓名",
  oneName: "1 個姓名",
  mark: "；",
  twice: "{count} 個重複：",
  listMark: "、",
  columns: "這些行含有多欄資料（如從試算表貼上）。若不分開，每行會當作一個姓名發布。",
  column: "{language}：",
  splitColumns: "按語言分開",
  lossTitle: "要從網站移除大量姓名嗎？",
  loss: "{language}：原有 {before} 個姓名，只保留 {kept} 個。",
  lossText: "某語言沒有姓名時，會顯示另一語言的名單；三種語言都沒有時，訪客便看不到捐款人名單。",
  saveAnyway: "仍然儲存",
  back: "返回名單",
};

const sim: typeof eng = {
  names: "{total} 个姓名",
  oneName: "1 个姓名",
  mark: "；",
  twice: "{count} 个重复：",
  listMark: "、",
  columns: "这些行含有多列数据（如从电子表格粘贴）。如不分开，每行会作为一个姓名发布。",
  column: "{language}：",
  splitColumns: "按语言分开",
  lossTitle: "要从网站移除大量姓名吗？",
  loss: "{language}：原有 {before} 个姓名，只保留 {kept} 个。",
  lossText: "某种语言没有姓名时，会显示另一种语言的名单；三种语言都没有时，访客就看不到捐款人名单。",
  saveAnyway: "仍然保存",
  back: "返回名单",
};

/** Words of what the screen of donors has of its own. */
const donorsStaffWords: Localized<typeof eng> = { eng, tra, sim };
