/** The fewest characters to put in, take out or replace so that one text becomes another. */
export function editDistance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let before = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, character] of from.entries()) {
    const next = [row + 1];
    for (const [at, wanted] of to.entries()) {
      const replaced = (before[at] ?? 0) + (character === wanted ? 0 : 1);
      next.push(Math.min(replaced, (before[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    before = next;
  }
  return before.at(-1) ?? 0;
}
