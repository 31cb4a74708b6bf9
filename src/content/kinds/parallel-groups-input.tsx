import { Copy } from "lucide-react";
import {
  FALLBACK_ORDER,
  fill,
  LANG_NAMES,
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
import { RowsField } from "../../ui/fields/rows-field";
import { simplifiedByGlossary, useSimplifiedFollows } from "../../ui/fields/simplified";
import { ActionLabel } from "../../ui/list/action-label";
import { useFocusAfter } from "../../ui/list/use-focus-after";
import { type AnyFieldWords, type Fields, numbered, wordsOfField } from "../field";
import { FieldNotes, ListNotes } from "../staff/field-notes";
import { blankOf } from "../staff/form-conversion";
import { formWords } from "../staff/form-words";
import type { FieldInputProps } from "../staff/input-props";
import type { ParallelGroupsField, ParallelRow } from "./parallel-groups";

type Props = FieldInputProps<ParallelGroupsField<Fields>, ParallelRow[]>;

/** A list whose rows are the same things in all languages: each a row, with its languages side by side. */
export function ParallelGroupsInput({ field, words, value, onChange, path, errorsAt, inner }: Props) {
  const own = useLang();
  const [first = ""] = Object.keys(field.fields);
  const textIn = (row: ParallelRow, lang: Lang) => String(row[lang][first]).trim();
  const nameOf = (row: ParallelRow, at: number) =>
    FALLBACK_ORDER[own].map((lang) => textIn(row, lang)).find(Boolean) ?? numbered(words, at);
  return (
    <>
      <RowsField<ParallelRow>
        legend={words.label}
        hint={words.hint}
        addLabel={words.add ?? words.label}
        path={path}
        errors={errorsAt(path)}
        firstField={`${own}.${first}`}
        rows={value}
        onChange={(rows) => onChange(() => rows)}
        empty={localized(() => blankOf(field.fields))}
        nameOf={nameOf}
        head={<LanguageHeads />}
      >
        {(row, at) => (
          <RowInputs
            {...{ field, words, row, errorsAt, inner }}
            first={first}
            name={nameOf(row, at)}
            path={`${path}.${at}`}
            onChange={(change) =>
              onChange((rows) => rows.map((each, place) => (place === at ? change(each) : each)))
            }
          />
        )}
      </RowsField>
      <ListNotes path={path} label={words.label} />
    </>
  );
}

/** The columns of the rows where there is room for them; each input says its language itself. */
function LanguageHeads() {
  const staff = useStaffWords();
  return (
    <div className="aligned-heads" aria-hidden="true">
      {LANGS.map((lang) => (
        <span key={lang}>{staff[lang]}</span>
      ))}
    </div>
  );
}

interface RowInputsProps extends Pick<Props, "field" | "errorsAt" | "inner" | "path"> {
  words: AnyFieldWords;
  row: ParallelRow;
  /** The field by which a row is known, and what this one is called. */
  first: string;
  name: string;
  onChange: (change: (before: ParallelRow) => ParallelRow) => void;
}

/** Each field of a row on a line, in all languages. */
function RowInputs(props: RowInputsProps) {
  const { field, words, row, path, onChange, errorsAt, inner: Inner } = props;
  const staff = useStaffWords();
  const follow = useSimplifiedFollows();
  const put = (name: string, lang: Lang, change: (before: unknown) => unknown) => {
    onChange((before) => ({ ...before, [lang]: { ...before[lang], [name]: change(before[lang][name]) } }));
    void follow(lang, change(row[lang][name]), (make) => onChange((before) => withTexts(before, name, make)));
  };
  return (
    <>
      {Object.entries(field.fields).map(([name, of]) => {
        const worded = wordsOfField(words.fields?.[name], name);
        const labelIn = (lang: Lang) =>
          fill(staff.inLanguage, { label: worded.label, language: staff[lang] });
        return (
          <div key={name} className="aligned-line">
            <span className="aligned-name" aria-hidden="true">
              {worded.label}
            </span>
            {LANGS.map((lang) => (
              <div key={lang} className="aligned-text">
                <span aria-hidden="true" lang={LANG_TAG[lang]}>
                  {LANG_NAMES[lang].short}
                </span>
                <Inner
                  field={of}
                  words={{ ...worded, label: labelIn(lang) }}
                  value={row[lang][name]}
                  onChange={(change) => put(name, lang, change)}
                  path={`${path}.${lang}.${name}`}
                  errorsAt={errorsAt}
                  lang={lang}
                />
                <FieldNotes
                  copies={false}
                  {...{ field: of, label: worded.label, lang, path: `${path}.${lang}.${name}` }}
                  values={localized((each) => row[each][name])}
                  onChange={(change) => put(name, lang, change)}
                />
              </div>
            ))}
          </div>
        );
      })}
      <CopyToBlank {...props} />
    </>
  );
}

/** The row with other texts in the field of that name. */
function withTexts(
  row: ParallelRow,
  name: string,
  make: (texts: Localized<unknown>) => Localized<unknown>,
): ParallelRow {
  const texts = make(localized((lang) => row[lang][name]));
  return localized((lang) => ({ ...row[lang], [name]: texts[lang] }));
}

/** Puts what a row is known by into the languages that lack it; what is in a field is never replaced. */
function CopyToBlank({ row, first, name, words, path, onChange }: RowInputsProps) {
  const { copyToBlank } = useWords(formWords);
  const focusAfter = useFocusAfter();
  const texts = localized((lang) => String(row[lang][first]).trim());
  const blank = LANGS.filter((lang) => texts[lang] === "");
  if (blank.length === 0 || blank.length === LANGS.length) return null;
  const copy = async () => {
    const simplified = await simplifiedByGlossary(texts.tra);
    const filled = localized((lang) =>
      lang === "sim" && simplified
        ? simplified
        : FALLBACK_ORDER[lang].map((from) => texts[from]).find(Boolean),
    );
    focusAfter(fieldId(`${path}.${blank[0]}.${first}`));
    onChange((before) =>
      withTexts(before, first, (now) =>
        localized((lang) => (String(now[lang]).trim() === "" ? filled[lang] : now[lang])),
      ),
    );
  };
  const { label } = wordsOfField(words.fields?.[first], first);
  return (
    <p className="copy-from">
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        <Copy aria-hidden="true" size={18} />
        <ActionLabel label={fill(copyToBlank, { label })} name={name} />
      </button>
    </p>
  );
}
