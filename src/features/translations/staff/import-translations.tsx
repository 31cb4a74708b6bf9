import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { Difference } from "../../../content/revisions/staff/difference";
import { fill, LANG_TAG, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { LinesAtFault } from "../../../ui/csv/csv-import";
import { FieldFrame } from "../../../ui/fields/field-frame";
import { FileInput } from "../../../ui/fields/file-input";
import { Fold } from "../../../ui/fields/fold";
import { ProblemSummary } from "../../../ui/form/form";
import type { ImportedEntry, ImportedUnit, ReadAnswer } from "../contract";
import { translatorWords } from "../translator-words";
import { type Outcome, unitKey, useImport } from "./use-import";

/** Imports a translator's file, after showing its changes. */
export function ImportTranslations() {
  const words = useWords(translatorWords);
  const [file, setFile] = useState<File>();
  const taking = useImport();
  const { answer, outcomes, progress, problem, saving, errorsAt } = taking;
  const lines = problem?.kind === "refused" ? problem.errors.filter(({ path }) => /\.\d+$/.test(path)) : [];
  return (
    <section aria-labelledby="take-title" className="stack mt-6">
      <h2 id="take-title">{words.takeTitle}</h2>
      {lines.length > 0 ? (
        <LinesAtFault lines={lines} says={words.linesAtFault} />
      ) : (
        <ProblemSummary problem={problem} labelOf={() => words.file} submitLabel={words.take} />
      )}
      <form
        className="stack"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void taking.look(file);
        }}
      >
        <FieldFrame label={words.file} hint={words.fileHint} path="file" errors={errorsAt("file")}>
          {(control) => (
            <FileInput
              control={control}
              accept=".xlf,.xliff,.csv,text/csv,application/xliff+xml"
              onFile={setFile}
            />
          )}
        </FieldFrame>
        <p>
          <button type="submit" className="button button-quiet" disabled={saving}>
            {words.look}
          </button>
        </p>
      </form>
      <p role="status">{progress && fill(words.taking, progress)}</p>
      <Outcomes outcomes={outcomes} />
      {answer && <FileChanges answer={answer} taking={taking} />}
    </section>
  );
}

/** The entries that were taken in, with a link to each; and those that were not, with the reason. */
function Outcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  const words = useWords(translatorWords);
  const taken = outcomes.filter(({ message }) => message === undefined);
  const failed = outcomes.filter(({ message }) => message !== undefined);
  return (
    <div role="status" className="stack">
      {failed.length > 0 && (
        <div className="problem-summary">
          <h3>{words.notTaken}</h3>
          <ul>
            {failed.map(({ entry, message }) => (
              <li key={entry.url}>
                <Link to={entry.url}>{entry.title || entry.kind}</Link>: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {taken.length > 0 && (
        <div>
          <p>
            <strong>{words.taken}</strong>
          </p>
          {taken.some(({ entry }) => entry.isInForce) && <p>{words.pictures}</p>}
          <ul className="stack">
            {taken.map(({ entry, taken: count }) => (
              <li key={entry.url}>
                <Link className="inline-flex min-h-12 items-center" to={entry.url}>
                  {fill(words.takenFrom, { title: entry.title || entry.kind, count })}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type Taking = Pick<ReturnType<typeof useImport>, "ticked" | "tick" | "take" | "saving">;

interface FileChangesProps {
  answer: ReadAnswer;
  taking: Taking;
}

const isReady = ({ standing }: ImportedUnit) => standing === "ready";

/** The changes in a file: those to decide first, then those ready to import, then the rest. */
function FileChanges({ answer, taking }: FileChangesProps) {
  const words = useWords(translatorWords);
  const staff = useStaffWords();
  const { entries, from, to, same, untranslated, unknown } = answer;
  const count = (wanted: (unit: ImportedUnit) => boolean) =>
    entries.reduce((sum, { units }) => sum + units.filter(wanted).length, 0);
  const [ready, asks] = [count(isReady), count((unit) => !isReady(unit))];
  return (
    <div className="stack">
      <h3 className="mt-4">{fill(words.changes, { from: staff[from], to: staff[to] })}</h3>
      {entries.length === 0 && <p>{words.nothingNew}</p>}
      {asks > 0 && (
        <>
          <p>{fill(words.asks, { count: asks })}</p>
          {entries.map((entry) => (
            <Questions key={entry.url} {...{ entry, answer, taking }} />
          ))}
        </>
      )}
      {ready > 0 && (
        <Fold name={fill(words.ready, { count: ready })} open={asks === 0}>
          {entries.map((entry) => (
            <ReadyTexts key={entry.url} entry={entry} answer={answer} />
          ))}
        </Fold>
      )}
      {same > 0 && <p>{fill(words.same, { count: same })}</p>}
      {untranslated > 0 && <p>{fill(words.untranslated, { count: untranslated })}</p>}
      {unknown.length > 0 && (
        <Fold name={fill(words.unknown, { count: unknown.length })}>
          <ul>
            {unknown.map(({ line, name }) => (
              <li key={line}>{name}</li>
            ))}
          </ul>
        </Fold>
      )}
      {entries.some(({ isInForce }) => isInForce) && <p>{words.pictures}</p>}
      {entries.length > 0 && (
        <p>
          <button type="button" className="button button-main" onClick={taking.take} disabled={taking.saving}>
            {words.take}
          </button>
        </p>
      )}
    </div>
  );
}

const nameOf = ({ title, kind }: ImportedEntry) =>
  title === "" || title === kind ? kind : `${kind}: ${title}`;

interface EntryProps {
  entry: ImportedEntry;
  answer: ReadAnswer;
}

/** The texts of an entry that can be taken in as they are. */
function ReadyTexts({ entry, answer: { to } }: EntryProps) {
  const units = entry.units.filter(isReady);
  if (units.length === 0) return null;
  return (
    <section>
      <h4 className="font-bold">{nameOf(entry)}</h4>
      <dl className="stack">
        {units.map((unit) => (
          <div key={unitKey(entry, unit)}>
            <dt className="field-hint">{unit.label}</dt>
            <dd lang={LANG_TAG[to]} className="difference">
              <Difference before={unit.before} after={unit.after} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The texts of an entry that need a decision. */
function Questions({ entry, answer, taking }: EntryProps & { taking: Taking }) {
  const questions = Map.groupBy(
    entry.units.filter((unit) => !isReady(unit)),
    (unit) => unitKey(entry, unit),
  );
  if (questions.size === 0) return null;
  return (
    <section className="stack">
      <h4 className="font-bold">{nameOf(entry)}</h4>
      {[...questions].map(([key, units]) => (
        <Question key={key} unit={asOne(units)} {...{ entry, answer, taking }} />
      ))}
    </section>
  );
}

/** The paragraphs of a text that are taken together, as one. */
function asOne(units: readonly ImportedUnit[]): ImportedUnit {
  const [first] = units as [ImportedUnit];
  const said = (name: "was" | "now" | "after") => units.map((unit) => unit[name] ?? "").join(" ");
  return units.length === 1 ? first : { ...first, was: said("was"), now: said("now"), after: said("after") };
}

function Question({ entry, unit, answer, taking }: EntryProps & { unit: ImportedUnit; taking: Taking }) {
  const words = useWords(translatorWords);
  const { label, standing, was, now, before, after, kept } = unit;
  const { from, to } = answer;
  const key = unitKey(entry, unit);
  const reasons = {
    source: words.changedSource,
    target: words.changedTarget,
    whole: words.replaces,
    ready: "",
  };
  return (
    <fieldset className="field-state">
      <legend>{label}</legend>
      <p>{now === null ? words.gone : reasons[standing]}</p>
      <p>
        <span className="field-hint">{words.source} </span>
        <span lang={LANG_TAG[from]} className="difference">
          <Difference before={was} after={now ?? ""} />
        </span>
      </p>
      <p>
        <span className="field-hint">{words.now} </span>
        <span lang={LANG_TAG[to]}>{before || words.noText}</span>
      </p>
      <p>
        <span className="field-hint">{words.inFile} </span>
        <span lang={LANG_TAG[to]}>{after}</span>
      </p>
      {kept !== null && (
        <label className="check">
          <input
            type="checkbox"
            checked={taking.ticked.has(key)}
            onChange={({ target }) => taking.tick(key, target.checked)}
          />
          {words.use}
        </label>
      )}
    </fieldset>
  );
}
