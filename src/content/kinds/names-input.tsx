import { Columns3 } from "lucide-react";
import { type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import { inParentheses, listMark } from "../../platform/locale/format";
import {
  fill,
  LANG_TAG,
  LANGS,
  type Lang,
  type Localized,
  localized,
  useLang,
  useWords,
} from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { fieldId } from "../../ui/fields/field-frame";
import type { Draft } from "../../ui/form/use-draft";
import { useBanner } from "../../ui/frame/banner";
import { ConfirmDialog } from "../../ui/frame/confirm-dialog";
import { type EntryForm, pathInAll, type WrittenForm, WrittenFormContext } from "../staff/form-conversion";
import type { FieldInputProps } from "../staff/input-props";
import {
  columnsIn,
  countNames,
  type Loss,
  largeLosses,
  namesIn,
  severalIn,
  split,
  tableIn,
} from "./name-columns";
import type { NamesField } from "./text";
import { LinesInput } from "./text-inputs";

/** The names of a form in each language, one on each line; `name` is that of their field. */
const textsOf = (form: EntryForm, name: string): Localized =>
  localized((lang) => (form[lang][name] as string[]).join("\n"));

/**
 * Asks for confirmation before publishing lines of a field with several names, and before removing many names: what
 * the form of its type does before a save.
 */
export function useNamesQuestion(
  name: string,
  draft: Draft<EntryForm>,
  stored: EntryForm,
): { draft: Draft<EntryForm>; question: ReactNode } {
  const [asking, setAsking] = useState<"several" | "loss">();
  const [form, known] = [textsOf(draft.form, name), textsOf(stored, name)];
  const losses = largeLosses(known, form);
  const several = LANGS.flatMap((lang) => {
    const before = new Set(namesIn(known[lang]));
    const lines = severalIn(form[lang]).filter((line) => !before.has(line));
    return lines.length > 0 ? [{ lang, lines }] : [];
  });
  const askOrSave = (isSeveralMeant: boolean) => {
    const next = !isSeveralMeant && several.length > 0 ? "several" : losses.length > 0 ? "loss" : undefined;
    setAsking(next);
    if (!next) draft.trySave();
  };
  const close = () => setAsking(undefined);
  const save = () => {
    close();
    draft.trySave();
  };
  const question =
    asking === "several" ? (
      <SeveralQuestion {...{ name, several, draft }} onSave={() => askOrSave(true)} onBack={close} />
    ) : (
      asking === "loss" && <LossQuestion losses={losses} onSave={save} onBack={close} />
    );
  return { draft: { ...draft, trySave: () => askOrSave(false) }, question };
}

interface SeveralQuestionProps {
  name: string;
  several: readonly { lang: Lang; lines: readonly string[] }[];
  draft: Draft<EntryForm>;
  onSave: () => void;
  onBack: () => void;
}

/** Each line is published as one name, which a line of a spreadsheet or a list is not. */
function SeveralQuestion({ name, several, draft, onSave, onBack }: SeveralQuestionProps) {
  const staff = useStaffWords();
  const words = useWords(namesWords);
  const texts = textsOf(draft.form, name);
  const columns = several.filter(({ lang }) => columnsIn(texts[lang], lang).length > 0);
  const splitAll = () => {
    draft.setForm((form) => columns.reduce((made, { lang }) => splitIn(made, lang, name), form));
    onBack();
  };
  const canSplit = columns.length > 0;
  return (
    <ConfirmDialog
      title={words.severalTitle}
      confirmLabel={canSplit ? words.splitColumns : words.saveAnyway}
      cancelLabel={words.back}
      onConfirm={canSplit ? splitAll : onSave}
      onCancel={onBack}
      otherwise={
        canSplit && (
          <button type="button" className="button button-quiet" onClick={onSave}>
            {words.saveAnyway}
          </button>
        )
      }
    >
      <ul className="list-disc ps-5">
        {several.map(({ lang, lines }) => (
          <li key={lang}>
            {fill(lines.length === 1 ? words.severalOne : words.several, {
              language: staff[lang],
              count: lines.length,
            })}{" "}
            <span lang={LANG_TAG[lang]}>{lines[0]?.replaceAll("\t", " | ")}</span>
          </li>
        ))}
      </ul>
      <p>{words.severalText}</p>
    </ConfirmDialog>
  );
}

/** The form with the columns of one language's field each in its own. */
function splitIn(form: EntryForm, lang: Lang, name: string): EntryForm {
  const columns = split(textsOf(form, name), lang);
  return withNames(
    form,
    name,
    localized((each) => columns[each].split("\n")),
  );
}

const withNames = (form: EntryForm, name: string, names: Localized<unknown>): EntryForm => ({
  ...form,
  ...localized((lang) => ({ ...form[lang], [name]: names[lang] })),
});

interface LossQuestionProps {
  losses: readonly Loss[];
  onSave: () => void;
  onBack: () => void;
}

function LossQuestion({ losses, onSave, onBack }: LossQuestionProps) {
  const staff = useStaffWords();
  const words = useWords(namesWords);
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

/** Names, one on each line. */
export function NamesInput(props: FieldInputProps<NamesField, string[]>) {
  const { path, lang } = props;
  const form = useContext(WrittenFormContext);
  return (
    <>
      <LinesInput {...props} />
      {form && lang && <NamesNotes {...{ form, path, lang }} />}
    </>
  );
}

interface NamesNotesProps {
  form: WrittenForm;
  path: string;
  lang: Lang;
}

/** The number of names of a language. Columns that are pasted are split by language at once, which can be undone. */
function NamesNotes({ form, path, lang }: NamesNotesProps) {
  const name = pathInAll(form, path);
  const { draft } = form;
  const text = textsOf(draft.form, name)[lang];
  useSplitPaste(form, path, lang);
  return (
    <>
      <NameCount text={text} lang={lang} />
      <ColumnsOffer
        text={text}
        lang={lang}
        onSplit={() => draft.setForm((before) => splitIn(before, lang, name))}
      />
    </>
  );
}

/** The input types that insert text from elsewhere. */
const PASTES = new Set(["insertFromPaste", "insertFromDrop"]);

/** Splits the columns of what is pasted into a field, and says so with the way back. */
function useSplitPaste(written: WrittenForm, path: string, lang: Lang) {
  const { form, setForm } = written.draft;
  const name = pathInAll(written, path);
  const text = textsOf(form, name)[lang];
  const isPasted = useRef(false);
  const banner = useBanner();
  const reader = useLang();
  const staff = useStaffWords();
  const words = useWords(namesWords);
  useEffect(() => {
    const field = document.getElementById(fieldId(path));
    // Reset by each input: a paste that changes nothing fires none, and must not count for what is typed next.
    const note = (event: Event) => {
      isPasted.current = event instanceof InputEvent && PASTES.has(event.inputType);
    };
    field?.addEventListener("input", note);
    return () => field?.removeEventListener("input", note);
  }, [path]);
  const splitPasted = useEffectEvent(() => {
    const { columns, rows } = tableIn(text, lang);
    if (columns.length === 0) return;
    const pasted = localized((each) => form[each][name]);
    setForm((before) => splitIn(before, lang, name));
    const languages = columns.map(
      (column) => staff[column.lang] + inParentheses(reader, column.names.length),
    );
    banner({
      text: fill(rows === 1 ? words.splitOne : words.splitNow, {
        count: rows,
        languages: languages.join(listMark(reader)),
      }),
      action: {
        label: staff.undo,
        run: () => setForm((before) => withNames(before, name, pasted)),
      },
      untilSaved: true,
    });
  });
  useEffect(() => {
    if (text !== "" && isPasted.current) splitPasted();
    isPasted.current = false;
  }, [text]);
}

/** "201 names; 1 is there twice". */
function NameCount({ text, lang }: { text: string; lang: Lang }) {
  const words = useWords(namesWords);
  const reader = useLang();
  const { total, repeated } = countNames(text);
  return (
    <p className="field-hint">
      {fill(total === 1 ? words.oneName : words.names, { total })}
      {repeated.length > 0 && (
        <>
          {words.mark}
          {fill(words.twice, { count: repeated.length })}{" "}
          <span lang={LANG_TAG[lang]}>{repeated.map(([name]) => name).join(listMark(reader))}</span>
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
  const words = useWords(namesWords);
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
  columns: "These lines have columns, as a spreadsheet has them. Each line would be published as one name.",
  column: "{language}:",
  splitColumns: "Split by language",
  splitOne: "1 line was split by language: {languages}",
  splitNow: "{count} lines were split by language: {languages}",
  severalTitle: "Split these lines into names?",
  severalOne: "{language}: 1 line seems to hold several names:",
  several: "{language}: {count} lines seem to hold several names, such as",
  severalText: "Visitors would see each line as one name.",
  lossTitle: "Take many names off the site?",
  loss: "{language}: of {before} names, {kept} would stay.",
  lossText: "A language without names shows those of another; with none at all, visitors see no list.",
  saveAnyway: "Save all the same",
  back: "Back to the names",
};

const tra: typeof eng = {
  names: "{total} 個姓名",
  oneName: "1 個姓名",
  mark: "；",
  twice: "{count} 個重複：",
  columns: "這些行含有多欄資料（如從試算表貼上）。若不分開，每行會當作一個姓名發布。",
  column: "{language}：",
  splitColumns: "按語言分開",
  splitOne: "已將 1 行按語言分開：{languages}",
  splitNow: "已將 {count} 行按語言分開：{languages}",
  severalTitle: "要把這些行分開成多個姓名嗎？",
  severalOne: "{language}：有 1 行似乎含有多個姓名：",
  several: "{language}：有 {count} 行似乎含有多個姓名，例如",
  severalText: "若不分開，訪客會看到每行當作一個姓名。",
  lossTitle: "要從網站移除大量姓名嗎？",
  loss: "{language}：原有 {before} 個姓名，只保留 {kept} 個。",
  lossText: "某語言沒有姓名時，會顯示另一語言的名單；三種語言都沒有時，訪客便看不到名單。",
  saveAnyway: "仍然儲存",
  back: "返回名單",
};

const sim: typeof eng = {
  names: "{total} 个姓名",
  oneName: "1 个姓名",
  mark: "；",
  twice: "{count} 个重复：",
  columns: "这些行含有多列数据（如从电子表格粘贴）。如不分开，每行会作为一个姓名发布。",
  column: "{language}：",
  splitColumns: "按语言分开",
  splitOne: "已将 1 行按语言分开：{languages}",
  splitNow: "已将 {count} 行按语言分开：{languages}",
  severalTitle: "要把这些行分成多个姓名吗？",
  severalOne: "{language}：有 1 行似乎包含多个姓名：",
  several: "{language}：有 {count} 行似乎包含多个姓名，例如",
  severalText: "如不分开，访客会看到每行作为一个姓名。",
  lossTitle: "要从网站移除大量姓名吗？",
  loss: "{language}：原有 {before} 个姓名，只保留 {kept} 个。",
  lossText: "某种语言没有姓名时，会显示另一种语言的名单；三种语言都没有时，访客就看不到名单。",
  saveAnyway: "仍然保存",
  back: "返回名单",
};

/** Words of fields of names. */
const namesWords: Localized<typeof eng> = { eng, tra, sim };
