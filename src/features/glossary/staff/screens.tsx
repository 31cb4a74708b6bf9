import { FlaskConical, Quote } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { derivedCalls } from "../../../content/staff/content-screens";
import { conversionContract } from "../../../platform/conversion-contract";
import { createClient } from "../../../platform/http/client";
import type { KnownTerm } from "../../../platform/locale/conversion/term";
import { LANG_TAG, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ImportLink } from "../../../ui/csv/csv-import";
import { TextArea } from "../../../ui/fields/text-field";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { usePermissions } from "../../../ui/frame/screen";
import type { RecordColumn } from "../../../ui/list/record-table";
import { glossary, type TermCard } from "../definition";
import { glossaryScreenWords } from "../words";

const api = createClient(conversionContract);

type Script = "tra" | "sim";

interface Result {
  text: string;
  to: Script;
  entries: readonly KnownTerm[];
}

/** Converts a sentence and shows which glossary entries were used; opens below its button. */
export function Tester() {
  const words = useWords(glossaryScreenWords);
  const [sentence, setSentence] = useState("");
  const [to, setTo] = useState<Script>("sim");
  const [result, setResult] = useState<Result>();
  const { save, saving, problem, errorsAt } = useSave();
  const from = to === "sim" ? "tra" : "sim";
  const convert = (event: FormEvent) => {
    event.preventDefault();
    void save(async () => {
      const { text = "", entries } = await api.convert({ text: sentence, from, to });
      setResult({ text, to, entries });
    });
  };
  return (
    <details className="row-fold">
      <summary className="button button-quiet">
        <FlaskConical aria-hidden="true" size={18} />
        {words.tester}
      </summary>
      <section className="editor-panel stack" aria-label={words.tester}>
        <ProblemSummary problem={problem} labelOf={() => words.sentence} />
        <form className="stack" onSubmit={convert}>
          <TextArea
            label={words.sentence}
            path="text"
            errors={errorsAt("text")}
            value={sentence}
            onChange={setSentence}
            lang={LANG_TAG[from]}
          />
          <div className="toolbar">
            <label className="beside-choice">
              <span>{words.direction}</span>
              <select
                className="field"
                value={to}
                onChange={({ target }) => setTo(target.value === "tra" ? "tra" : "sim")}
              >
                <option value="sim">{words.toSim}</option>
                <option value="tra">{words.toTra}</option>
              </select>
            </label>
            <button type="submit" className="button button-quiet" disabled={saving || sentence.trim() === ""}>
              {words.convert}
            </button>
          </div>
        </form>
        <div role="status">{result && <Became {...result} />}</div>
      </section>
    </details>
  );
}

function Became({ text, to, entries }: Result) {
  const words = useWords(glossaryScreenWords);
  const from = to === "sim" ? "tra" : "sim";
  return (
    <div className="stack">
      <h3>{words.result}</h3>
      <p lang={LANG_TAG[to]} className="whitespace-pre-wrap wrap-anywhere font-bold">
        {text}
      </p>
      <h3>{words.acted}</h3>
      {entries.length === 0 ? (
        <p>{words.noneActed}</p>
      ) : (
        <ul className="acted-terms">
          {entries.map((entry) => (
            <li key={entry.term_id}>
              <Link to={`/cms/glossary/edit?term_id=${entry.term_id}`}>
                <span lang={LANG_TAG[from]}>{entry[from]}</span>
                {entry[to] !== "" && (
                  <>
                    {" → "}
                    <span lang={LANG_TAG[to]}>{entry[to]}</span>
                  </>
                )}
              </Link>
              {entry.keep && ` · ${words.name}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The screens of the glossary: above the list a conversion tester, and in the list each term with its conversion. */
export default {
  type: glossary,
  ...derivedCalls(glossary),
  form: { rail: [] },
  list: {
    beside: () => <TryGlossary />,
    below: () => <Intro />,
    note: (card: TermCard) => <TermNote {...card} />,
    useColumns: useTermColumns,
  },
};

/** The introduction to the glossary, with links to the accepted sentences and the import from a file. */
function Intro() {
  const words = useWords(glossaryScreenWords);
  return (
    <div className="screen-only">
      <p className="field-hint measure">{words.intro}</p>
      <div className="row-actions">
        <Link to="/cms/sentences" className="button button-quiet">
          <Quote aria-hidden="true" size={18} />
          {words.sentences}
        </Link>
        <ImportLink to="/cms/glossary/import" />
      </div>
    </div>
  );
}

/** A sentence to try the glossary on, for users who may change it. */
function TryGlossary() {
  const { mayChange } = usePermissions();
  return mayChange && <Tester />;
}

function useTermColumns(): readonly RecordColumn<TermCard>[] {
  const staff = useStaffWords();
  return (["sim", "eng"] as const).map((lang) => ({
    label: staff[lang],
    className: "record-words",
    text: ({ term }) => term[lang],
    cell: ({ term }) => <span lang={LANG_TAG[lang]}>{term[lang]}</span>,
  }));
}

function TermNote({ note, keep, both }: Pick<TermCard, "note" | "keep" | "both">) {
  const words = useWords(glossaryScreenWords);
  const said = [keep ? words.name : both ? words.both : "", note].filter((each) => each !== "");
  return said.length > 0 && <p>{said.join(" · ")}</p>;
}
