import type { ReactNode } from "react";
import { staffTime } from "../../../platform/locale/format";
import { fill, LANGS, type Localized, useLang, useWords } from "../../../platform/locale/lang";
import { staffWords } from "../../../platform/locale/words/staff";
import type { ImportRunView } from "../contract";
import { groupLines } from "../report";
import { importWords } from "../words";

/** Lines that are shown; the command prints all of them. */
const MOST = 500;

/** The progress of the last run, its report, and the next step. */
export function LastRun({ run, children }: { run: ImportRunView; children?: ReactNode }) {
  const words = useWords(importWords);
  const lang = useLang();
  const { dryRun, by, startedAt, old, media, upload, state, failure, problem, report } = run;
  return (
    <section className="staff-section mt-8" aria-labelledby="run-heading">
      <h2 id="run-heading">{words.last}</h2>
      <div className="stack mt-2">
        <p className="font-bold">{dryRun ? words.dryRun : words.realRun}</p>
        <p>{fill(words.startedBy, { time: staffTime(startedAt, lang), name: by })}</p>
        <p className="wrap-anywhere">{fill(upload ? words.fromFile : words.from, { old, media })}</p>
        <div role="status">
          <p>{words.states[state]}</p>
          {problem && <p className="font-bold">{problem}</p>}
          {failure && !problem && (
            <p className="wrap-anywhere">
              <code lang="en">{failure}</code>
            </p>
          )}
        </div>
        {state === "running" && <Progress run={run} />}
        {report && <Report report={report} dryRun={dryRun} />}
        {children}
      </div>
    </section>
  );
}

function Progress({ run: { done, total } }: { run: ImportRunView }) {
  const words = useWords(importWords);
  if (total === 0) return <p>{words.reading}</p>;
  const said = fill(words.progress, { done, total });
  return (
    <p>
      <progress value={done} max={total} aria-label={said} className="w-full" />
      <span className="block">{said}</span>
    </p>
  );
}

interface ReportProps {
  report: NonNullable<ImportRunView["report"]>;
  dryRun: boolean;
}

function Report({ report: { counts, files, lines, unanswered }, dryRun }: ReportProps) {
  const words = useWords(importWords);
  const rows: ReportProps["report"]["counts"] = [...counts, { kind: words.files, ...files, leftOut: 0 }];
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section className="table-scroll" aria-label={dryRun ? words.come : words.came} tabIndex={0}>
        <table className="w-full">
          <thead>
            <tr>
              <th scope="col">{words.kind}</th>
              {[dryRun ? words.come : words.came, words.known, words.leftOut].map((title) => (
                <th key={title} scope="col" className="px-1 text-end whitespace-normal">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, fresh, known, leftOut, names }) => (
              <tr key={kind}>
                <th scope="row" className="text-start whitespace-normal">
                  {kind}
                  {names && <Names names={names} />}
                </th>
                {Object.entries({ fresh, known, leftOut }).map(([name, count]) => (
                  <td key={name} className="px-1 text-end">
                    {count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {unanswered.length > 0 && (
        <>
          <p className="font-bold">{words.unanswered}</p>
          <ul className="list-disc ps-6">
            {unanswered.map((call) => (
              <li key={call} className="wrap-anywhere" lang="en">
                {call}
              </li>
            ))}
          </ul>
        </>
      )}
      {lines.length === 0 ? <p>{words.nothingLeft}</p> : <Lines lines={lines} />}
    </>
  );
}

/** How many names of donors came in each language. */
function Names({ names }: { names: Localized<number> }) {
  const words = useWords(importWords);
  const staff = useWords(staffWords);
  return LANGS.filter((lang) => names[lang] > 0).map((lang) => (
    <span key={lang} className="block font-normal">
      {fill(words.names, { count: names[lang], language: staff[lang] })}
    </span>
  ));
}

type Line = ReportProps["report"]["lines"][number];

/** Everything that was left out or changed, each with its record, field and reason. */
function Lines({ lines }: { lines: readonly Line[] }) {
  const words = useWords(importWords);
  const groups = groupLines(lines);
  return (
    <>
      <h3>{fill(words.lines, { count: lines.length })}</h3>
      <ul className="list-disc ps-6">
        {groups.slice(0, MOST).map(({ named, others }, at) => (
          <li key={at} className="wrap-anywhere">
            {named.map((line, place) => (
              <Place key={place} line={line} />
            ))}
            {others > 0 && <div>{fill(words.others, { count: others })}</div>}
            {named[0]?.reason} {named[0]?.detail}
          </li>
        ))}
      </ul>
      {groups.length > MOST && <p>{fill(words.more, { count: groups.length - MOST })}</p>}
    </>
  );
}

function Place({ line: { kind, oldId, name, where, cell } }: { line: Line }) {
  const words = useWords(importWords);
  return (
    <div>
      {kind} {name ? <q>{name}</q> : null}
      {cell ? (
        <strong> {fill(cell.column ? words.cell : words.row, { column: "", ...cell })}</strong>
      ) : (
        <>
          {where && ` · ${where}`} <code className="field-hint">{oldId}</code>
        </>
      )}
    </div>
  );
}
