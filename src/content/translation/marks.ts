import { type Alignment, alignParagraphs } from "./align-paragraphs";
import { joined, normalised } from "./words";

/**
 * A paragraph of the source that a language has not been updated for, and its former text: no paragraph for a
 * new one, several where some were merged.
 */
export interface Mark {
  /** Its place among the paragraphs of the source; of one that was taken out, that of the next. */
  at: number;
  former: readonly string[];
  /** True for a paragraph that was removed from the source, and still exists in this language. */
  isGone: boolean;
}

/** The paragraphs of a text on either side of a change. */
export interface Change {
  before: readonly string[];
  after: readonly string[];
}

/** The marks of a language after its source was changed. A change of no word makes none. */
export function marksAfter(marks: readonly Mark[], { before, after }: Change): Mark[] {
  const followed = alignParagraphs(before, after);
  const old = new Map(marks.filter(({ isGone }) => !isGone).map((mark) => [mark.at, mark]));
  const fresh = followed.origins.flatMap(({ from, isSame }, at): Mark[] => {
    if (isSame && !from.some((each) => old.has(each))) return [];
    const former = from.flatMap((each) => old.get(each)?.former ?? before[each] ?? []);
    return [{ at, former: said(former), isGone: false }];
  });
  const taken = followed.gone.map((at) => said(old.get(at)?.former ?? [before[at] ?? ""]));
  const gone = [
    ...marks.filter(({ isGone }) => isGone).map(({ at, former }) => ({ at, former })),
    ...followed.gone.map((at, number) => ({ at, former: taken[number] ?? [] })),
  ].filter(({ former }) => former.length > 0);
  const placed = gone.map(({ at, former }) => ({ at: placeAfter(at, followed), former, isGone: true }));
  return withoutReturned([...fresh, ...placed], after);
}

/** The words of paragraphs, each once. */
const said = (paragraphs: readonly string[]) => [...new Set(paragraphs.filter((text) => text !== ""))];

/**
 * The position after a change of something that was before a paragraph: before the first that came from
 * behind it.
 */
function placeAfter(at: number, { origins }: Alignment): number {
  const next = origins.findIndex(({ from }) => from.some((each) => each >= at));
  return next === -1 ? origins.length : next;
}

/** The marks without those of paragraphs that have again their text of when the language was up to date. */
function withoutReturned(marks: readonly Mark[], source: readonly string[]): Mark[] {
  let left = [...marks];
  for (const { at } of marks.filter(({ isGone }) => !isGone)) {
    const mark = left.find((each) => each.at === at && !each.isGone);
    const words = normalised(source[at] ?? "");
    const holder =
      left.find((each) => each === mark && saidBy(each.former, words)) ??
      left.find((each) => saidBy(each.former, words));
    if (!mark || !holder) continue;
    left = left.filter((each) => each !== mark).map((each) => returned(each, words, mark, each === holder));
  }
  return withoutReturnedRuns(
    left.filter(({ isGone, former }) => !isGone || former.length > 0),
    source,
  );
}

/** The neighbours among former paragraphs that together say these words. */
function saidBy(former: readonly string[], words: string): readonly string[] | undefined {
  for (let from = 0; from < former.length; from += 1) {
    for (let to = from + 1; to <= former.length; to += 1) {
      const run = former.slice(from, to);
      const together = joined(run);
      if (together === words) return run;
      if (together.length > words.length) break;
    }
  }
  return undefined;
}

/**
 * A mark without what has returned elsewhere; its former text is replaced by the paragraph that this one was
 * matched with.
 */
function returned(mark: Mark, words: string, { former }: Mark, isHolder: boolean): Mark {
  const run = isHolder || saidBy(former, words) ? saidBy(mark.former, words) : undefined;
  if (!run) return mark;
  const rest = mark.former.filter((text) => !run.includes(text));
  return { ...mark, former: isHolder ? [...rest, ...former.filter((text) => !rest.includes(text))] : rest };
}

/** The same for neighbours whose joined text is the former one, as when a merge was reverted. */
function withoutReturnedRuns(marks: readonly Mark[], source: readonly string[]): Mark[] {
  const runs: Mark[][] = [];
  for (const mark of [...marks].sort(
    (one, other) => one.at - other.at || Number(other.isGone) - Number(one.isGone),
  )) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && mark.at <= last.at + (last.isGone ? 0 : 1)) run.push(mark);
    else runs.push([mark]);
  }
  const isReturned = (run: readonly Mark[]) => {
    const now = run.flatMap(({ at, isGone }) => (isGone ? [] : (source[at] ?? [])));
    return joined(now) === joined(run.flatMap(({ former }) => former));
  };
  return runs.flatMap((run) => (isReturned(run) ? [] : run));
}

/**
 * The marks of a language after its own text was changed: a paragraph at the same place is thereby brought in line,
 * where both have as many. A text that was not there before is a new translation, in line as a whole.
 */
export function marksSettled(
  marks: readonly Mark[],
  source: readonly string[],
  { before, after }: Change,
): Mark[] {
  if (said(before).length === 0 || said(after).length === 0) return [];
  if (marks.length === 0 || source.length !== after.length) return [...marks];
  const { origins, gone } = alignParagraphs(before, after);
  const isChanged = (at: number) => origins[at]?.isSame === false;
  return marks.filter(({ at, isGone }) => (isGone ? gone.length === 0 : !isChanged(at)));
}
