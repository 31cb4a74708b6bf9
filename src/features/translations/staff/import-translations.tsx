import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { LinesAtFault } from "../../../platform/csv/lines-at-fault";
import { fill, useWords } from "../../../platform/locale/lang";
import { FieldFrame } from "../../../ui/fields/field-frame";
import { FileInput } from "../../../ui/fields/file-input";
import { ProblemSummary } from "../../../ui/form/form";
import { translatorWords } from "../translator-words";
import { FileChanges } from "./file-changes";
import { type Outcome, useImport } from "./use-import";

/** Imports a translator's file, after showing its changes. */
export function TakeIn() {
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
