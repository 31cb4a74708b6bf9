import { Download, FileUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { downloadCsv } from "../../platform/csv/text-file";
import { ProblemSummary } from "../form/problem-summary";
import { useSave } from "../form/use-save";
import { usePermissions } from "../frame/permissions";

interface CsvHeadProps {
  words: { intro: string; import: string; export: string };
  /** Address of the screen that takes a file in. */
  importAt: string;
  read: () => Promise<Parameters<typeof downloadCsv>[0]>;
  /** Other ways from the list. */
  children?: ReactNode;
}

/** A word on a list, and its ways in and out by a file. */
export function CsvHead({ words, importAt, read, children }: CsvHeadProps) {
  const { save, problem } = useSave();
  const { mayChange } = usePermissions();
  return (
    <>
      <p className="field-hint">{words.intro}</p>
      <div className="row-actions my-2">
        {mayChange && (
          <Link to={importAt} className="button button-quiet">
            <FileUp aria-hidden="true" size={18} />
            {words.import}
          </Link>
        )}
        {children}
        <button
          type="button"
          className="button button-quiet"
          onClick={() => save(async () => downloadCsv(await read()))}
        >
          <Download aria-hidden="true" size={18} />
          {words.export}
        </button>
      </div>
      <ProblemSummary problem={problem} labelOf={() => words.export} />
    </>
  );
}
