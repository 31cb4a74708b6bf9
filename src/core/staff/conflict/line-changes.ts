/** How a list of lines came out of another one. */
interface LineChanges {
  added: string[];
  removed: string[];
  /** How many lines are in both. */
  kept: number;
}

/** The lines that `after` has and `before` has not, and the other way round; a line that has moved is in neither. */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChanges {
  const left = new Map<string, number>();
  for (const line of before) left.set(line, (left.get(line) ?? 0) + 1);
  const takeOne = (line: string) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count > 0;
  };
  const added = after.filter((line) => !takeOne(line));
  // What was asked for too often is owed, and so below nothing.
  const removed = [...left].flatMap(([line, count]) => Array<string>(Math.max(0, count)).fill(line));
  return { added, removed, kept: after.length - added.length };
}
