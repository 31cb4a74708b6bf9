import { Download, FileUp } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import { type CsvImported, LARGEST_CSV } from "../../platform/csv/import-shapes";
import { importWords } from "../../platform/csv/import-words";
import { downloadCsv, textOrFault } from "../../platform/csv/text-file";
import type { FieldError } from "../../platform/http/problem";
import { fill, useWords } from "../../platform/locale/lang";
import { FieldFrame } from "../fields/field-frame";
import { FileInput } from "../fields/file-input";
import { ProblemSummary, useSave } from "../form/form";
import { useBanner } from "../frame/banner";
import { ScreenTitle, usePermissions } from "../frame/screen";

/** Milliseconds that the confirmation stays. */
const SAVED_FOR = 6000;

interface CsvImportProps {
  title: string;
  /** The list as a sentence calls it, and its address. */
  list: string;
  address: string;
  /** Sends the text of the file; with `skip` without the lines at fault. */
  send: (given: { csv: string; skip: boolean }) => Promise<CsvImported>;
  /** Reads the whole list as such a file. */
  read: () => Promise<Parameters<typeof downloadCsv>[0]>;
  /** Explains the format of a line, with an example. */
  children: ReactNode;
}

/** The link from a list to the screen on which it is imported. */
export function ImportLink({ to }: { to: string }) {
  const words = useWords(importWords);
  const { mayChange } = usePermissions();
  if (!mayChange) return null;
  return (
    <Link to={to} className="button button-quiet">
      <FileUp aria-hidden="true" size={18} />
      {words.fromFile}
    </Link>
  );
}

/** Entries of a list from a CSV file, and the list as one. Where lines are at fault nothing is imported, until somebody leaves them out. */
export function CsvImport({ title, children, ...importing }: CsvImportProps) {
  const words = useWords(importWords);
  const [file, setFile] = useState<File>();
  const { send, saving, problem, errorsAt } = useImport(file, importing);
  const { mayChange } = usePermissions();
  const exporting = useSave();
  const lines = problem?.kind === "refused" ? problem.errors.filter(({ path }) => path !== "csv") : [];
  return (
    <>
      <ScreenTitle title={title} list={{ to: importing.address, label: importing.list }} />
      <div className="stack narrow">
        {children}
        {lines.length === 0 && <ProblemSummary problem={problem} labelOf={() => words.file} />}
        {lines.length > 0 && (
          <LinesAtFault lines={lines} says={words.linesAtFault}>
            <p>
              <button
                type="button"
                className="button button-quiet"
                onClick={() => void send(true)}
                disabled={saving}
              >
                {words.skipThem}
              </button>
            </p>
          </LinesAtFault>
        )}
        {mayChange && (
          <form
            className="stack"
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              void send(false);
            }}
          >
            <FieldFrame label={words.file} path="csv" errors={errorsAt("csv")}>
              {(control) => <FileInput control={control} accept=".csv,text/csv" onFile={setFile} />}
            </FieldFrame>
            <p>
              <button type="submit" className="button button-main" disabled={saving}>
                {words.importNow}
              </button>
            </p>
          </form>
        )}
        <ProblemSummary problem={exporting.problem} labelOf={() => words.exportAll} />
        <p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => exporting.save(async () => downloadCsv(await importing.read()))}
          >
            <Download aria-hidden="true" size={18} />
            {words.exportAll}
          </button>
        </p>
      </div>
    </>
  );
}

/**
 * Returns a function that imports a file, without the invalid lines if they are to be skipped, and goes to
 * the list.
 */
function useImport(file: File | undefined, importing: Pick<CsvImportProps, "list" | "address" | "send">) {
  const words = useWords(importWords);
  const banner = useBanner();
  const navigate = useNavigate();
  const { save, refuse, ...state } = useSave();
  const send = async (skip: boolean) => {
    const read = await textOrFault(file, LARGEST_CSV);
    if ("fault" in read) return refuse(words.nothingImported, [{ path: "csv", message: words[read.fault] }]);
    return save(async () => {
      const { added, changed, skipped } = await importing.send({ csv: read.text, skip });
      const { list } = importing;
      const text = skipped.length > 0 ? words.importedSkipped : words.imported;
      banner({ text: fill(text, { list, added, changed, skipped: skipped.length }), ms: SAVED_FOR });
      await navigate(importing.address);
    });
  };
  return { ...state, send };
}

/** Lines at fault that are shown. */
const SHOWN = 50;

interface LinesAtFaultProps {
  /** The path of each ends with the number of its line: `csv.12`. */
  lines: readonly FieldError[];
  says: string;
  children?: ReactNode;
}

/** The lines of a file for which nothing of it was taken, by their numbers, and what can be done. */
export function LinesAtFault({ lines, says, children }: LinesAtFaultProps) {
  const words = useWords(importWords);
  const more = lines.length - SHOWN;
  return (
    <div className="problem-summary" role="alert">
      <h2>{words.nothingImported}</h2>
      <p>{says}</p>
      <ul>
        {lines.slice(0, SHOWN).map(({ path, message }) => (
          <li key={path}>
            <strong>{fill(words.line, { number: path.split(".").at(-1) ?? "" })}</strong> {message}
          </li>
        ))}
        {more > 0 && <li>{fill(words.moreLines, { count: more })}</li>}
      </ul>
      {children}
    </div>
  );
}
