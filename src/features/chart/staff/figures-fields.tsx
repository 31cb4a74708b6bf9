import { fill } from "../../../core/locale/fill";
import { LANG_TAG, LANGS, type Localized } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { RowsField } from "../../../core/staff/fields/rows-field";
import { TextField } from "../../../core/staff/fields/text-field";
import { EMPTY_ROW, type FigureDraft } from "./draft";
import { chartWords } from "./words";

interface FiguresFieldsProps {
  title: Localized;
  rows: FigureDraft[];
  onTitle: (title: Localized) => void;
  onRows: (rows: FigureDraft[]) => void;
  errorsAt: (path: string) => string[];
}

/** The numbers of the chart, once for all languages; each row has its label in three. */
export function FiguresFields({ title, rows, onTitle, onRows, errorsAt }: FiguresFieldsProps) {
  const words = useWords(chartWords);
  const lang = useLang();
  return (
    <section className="staff-section stack" aria-labelledby="figures-heading">
      <h2 id="figures-heading">{words.figures}</h2>
      <p className="field-hint">{words.figuresHint}</p>
      <LabelFields
        label={words.figuresTitle}
        path="figures.title"
        labels={title}
        onChange={(part) => onTitle({ ...title, ...part })}
        errorsAt={errorsAt}
      />
      <RowsField
        legend={words.figures}
        addLabel={words.addRow}
        path="figures.rows"
        firstField="eng"
        rows={rows}
        onChange={onRows}
        empty={EMPTY_ROW}
        nameOf={(row, at) => row[lang] || row.eng || fill(words.row, { number: at + 1 })}
      >
        {(row, at, patch) => (
          <>
            <LabelFields
              label={words.label}
              path={`figures.rows.${at}`}
              labels={row}
              onChange={patch}
              errorsAt={errorsAt}
            />
            <div className="narrow">
              <TextField
                label={words.amount}
                path={`figures.rows.${at}.amount`}
                value={row.amount}
                onChange={(amount) => patch({ amount })}
                errors={errorsAt(`figures.rows.${at}.amount`)}
              />
            </div>
          </>
        )}
      </RowsField>
    </section>
  );
}

interface LabelFieldsProps {
  /** With `{language}` in it. */
  label: string;
  path: string;
  labels: Localized;
  onChange: (part: Partial<Localized>) => void;
  errorsAt: (path: string) => string[];
}

/** One short text in the three languages, side by side where there is room. */
function LabelFields({ label, path, labels, onChange, errorsAt }: LabelFieldsProps) {
  const words = useStaffWords();
  return (
    <div className="grid gap-3 lg:grid-cols-3">
      {LANGS.map((lang) => (
        <TextField
          key={lang}
          label={fill(label, { language: words[lang] })}
          path={`${path}.${lang}`}
          lang={LANG_TAG[lang]}
          value={labels[lang]}
          onChange={(text) => onChange({ [lang]: text })}
          errors={errorsAt(`${path}.${lang}`)}
        />
      ))}
    </div>
  );
}
