import { fill } from "../../locale/fill";
import { useStaffWords } from "../../locale/words/staff";
import { isMediaId, mediaUrl } from "../../media/urls";
import { lineChanges } from "./line-changes";

/** Of more lines than these, only the changed ones are shown. */
const FEW = 12;

interface VersionLinesProps {
  lines: readonly string[];
  /** What the version was made from, where that is known. */
  before: readonly string[] | undefined;
}

/** A part of a version: all of it as it was typed, or of a long one the lines that were changed. */
export function VersionLines({ lines, before }: VersionLinesProps) {
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
  const { added, removed, kept } = lineChanges(before, lines);
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
      <p>{fill(words.linesKept, { count: kept })}</p>
    </>
  );
}

/** An image, whose stored value is its id, as the image; anything else as it stands. */
function Line({ line }: { line: string }) {
  if (!isMediaId(line)) return line || "\u00a0";
  return <img src={mediaUrl(line, 320)} alt="" className="row-cover" />;
}
