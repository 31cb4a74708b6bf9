import { newReferenceId } from "../citations";

/** The references of a language as typed, one on each line, and the ids of those lines that say something. */
export interface ReferenceList {
  text: string;
  ids: string[];
}

/** The texts of sources by their ids, also of those that are in no list any more. */
export type Sources = Readonly<Record<string, string>>;

/** The lines that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The least common share (prefix and suffix) of the shorter line for one line to count as an edit of the other. */
const ALIKE = 1 / 3;

/**
 * The list as typed now. A line that was moved, or taken away and put back, has its old id; one that was edited
 * keeps it; any other is new.
 */
export function retyped(before: ReferenceList, text: string, sources: Sources): ReferenceList {
  const lines = linesOf(text);
  const left = linesOf(before.text).map((line, at) => ({ line, id: before.ids[at] ?? newReferenceId() }));
  const take = (fits: (each: { line: string; id: string }) => boolean) => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0]?.id;
  };
  const unmoved = lines.map((line) => take((each) => each.line === line));
  const ids: string[] = [];
  for (const [at, line] of lines.entries()) {
    const known = () =>
      Object.keys(sources).find((id) => sources[id] === line && !unmoved.includes(id) && !ids.includes(id));
    ids.push(unmoved[at] ?? known() ?? take((each) => areAlike(each.line, line)) ?? newReferenceId());
  }
  return { text, ids };
}

function areAlike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return start + end >= shorter * ALIKE;
}

/** The sources with those of a list that were not known. */
export function withSources(sources: Sources, { text, ids }: ReferenceList): Sources {
  const lines = linesOf(text);
  return { ...Object.fromEntries(ids.map((id, at) => [id, lines[at] ?? ""])), ...sources };
}
