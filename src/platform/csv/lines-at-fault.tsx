import type { ReactNode } from "react";
import type { FieldError } from "../http/problem";
import { fill, useWords } from "../locale/lang";
import { importWords } from "./import-words";

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
