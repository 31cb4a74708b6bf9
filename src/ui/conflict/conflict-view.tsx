import { useEffect, useRef, useState } from "react";
import { fill } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { isMediaId, mediaUrl } from "../../platform/media-urls";
import { differences, lineChanges, linesAt, merge, type Versions } from "./differences";

interface ConflictViewProps<F extends object> extends Versions<F> {
  /** Dotted paths of the parts to compare. */
  parts: readonly string[];
  /** Those of them that are rich text. */
  richParts?: readonly string[] | undefined;
  /** A version as text for people, where it has another form. */
  readable?: ((form: F) => object) | undefined;
  labelOf: (path: string) => string;
  /** Called with the form in which each part is as chosen. */
  onDone: (merged: F) => void;
}

/**
 * Resolves a conflict of two versions: changes of only one are accepted, and listed; parts changed in both
 * are shown side by side, with a choice of one.
 */
export function ConflictView<F extends object>(props: ConflictViewProps<F>) {
  const { mine, theirs, base, parts, richParts = [], readable = (form) => form, labelOf, onDone } = props;
  const words = useStaffWords();
  const { both, theirsOnly, mineOnly } = differences({ mine, theirs, base }, parts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, take: boolean) => {
    const next = new Set(taken);
    if (take) next.add(path);
    else next.delete(path);
    setTaken(next);
  };
  const versionsAt = (path: string) => {
    const linesIn = (form: F) => linesAt(readable(form), path, richParts.includes(path));
    return { before: base && linesIn(base), mine: linesIn(mine), theirs: linesIn(theirs) };
  };
  const same = both.length + theirsOnly.length + mineOnly.length === 0;
  return (
    <section className="conflict stack" aria-labelledby="conflict-heading">
      <h2 ref={heading} id="conflict-heading" tabIndex={-1}>
        {words.conflictTitle}
      </h2>
      {same && <p>{words.sameOnBoth}</p>}
      <Settled text={words.theirChanges} labels={theirsOnly.map(labelOf)} />
      <Settled text={words.ownChanges} labels={mineOnly.map(labelOf)} />
      {both.length > 0 && <p>{words.conflictText}</p>}
      {both.map((path) => (
        <Part
          key={path}
          path={path}
          label={labelOf(path)}
          {...versionsAt(path)}
          taken={taken.has(path)}
          onTake={(take) => choose(path, take)}
        />
      ))}
      <p>
        <button
          type="button"
          className="button button-main"
          onClick={() => onDone(merge(mine, theirs, [...theirsOnly, ...taken]))}
        >
          {both.length > 0 ? words.conflictDone : words.conflictGoOn}
        </button>
      </p>
    </section>
  );
}

/** Parts without a conflict. */
function Settled({ text, labels }: { text: string; labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <div>
      <p>{text}</p>
      <ul className="list-disc ps-5">
        {[...new Set(labels)].map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </div>
  );
}

interface PartProps {
  path: string;
  label: string;
  before: readonly string[] | undefined;
  mine: readonly string[];
  theirs: readonly string[];
  taken: boolean;
  onTake: (take: boolean) => void;
}

/** Both versions of one part, side by side. */
function Part({ path, label, before, mine, theirs, taken, onTake }: PartProps) {
  const words = useStaffWords();
  const versions = [
    { title: words.mine, choice: words.keepMine, lines: mine, checked: !taken, take: false },
    { title: words.theirs, choice: words.takeTheirs, lines: theirs, checked: taken, take: true },
  ];
  const picture = path.split(".").find(isMediaId);
  return (
    <fieldset className="conflict-part">
      <legend>
        {label}
        {picture && <Line line={picture} />}
      </legend>
      {versions.map(({ title, choice, lines, checked, take }) => (
        <div key={choice}>
          <p className="field-label">{title}</p>
          <div className="conflict-text">
            <VersionLines lines={lines} before={before} />
          </div>
          <label className="check">
            <input type="radio" name={path} checked={checked} onChange={() => onTake(take)} />
            {choice}
          </label>
        </div>
      ))}
    </fieldset>
  );
}

/** Of more lines than these, only the changed ones are shown. */
const FEW = 12;

interface VersionLinesProps {
  lines: readonly string[];
  /** The lines on which the version is based, where they are known. */
  before: readonly string[] | undefined;
}

/** A part of a version: all of its text, or of a long one the changed lines. */
function VersionLines({ lines, before }: VersionLinesProps) {
  const words = useStaffWords();
  if (before && Math.max(lines.length, before.length) > FEW) {
    return <ChangedLines lines={lines} before={before} />;
  }
  if (lines.length === 0) return words.empty;
  return lines.map((line, at) => (
    <div key={at}>
      <Line line={line} />
    </div>
  ));
}

function ChangedLines({ lines, before }: Required<VersionLinesProps> & { before: readonly string[] }) {
  const words = useStaffWords();
  const { added, removed, unchanged } = lineChanges(before, lines);
  if (added.length + removed.length === 0) return words.linesMoved;
  const changes = [
    ...added.map((line) => ({ mark: words.lineAdded, line })),
    ...removed.map((line) => ({ mark: words.lineRemoved, line })),
  ];
  return (
    <>
      <ul>
        {changes.map(({ mark, line }, at) => (
          <li key={at}>
            <strong>{mark}</strong> <Line line={line} />
          </li>
        ))}
      </ul>
      <p>{fill(words.unchangedLines, { count: unchanged })}</p>
    </>
  );
}

/** An image, whose stored value is its id, as the image; anything else unchanged. */
function Line({ line }: { line: string }) {
  if (!isMediaId(line)) return line || "\u00a0";
  return <img src={mediaUrl(line, 320)} alt="" className="row-cover" />;
}
