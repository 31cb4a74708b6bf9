/** Whether both lists name the same things, each exactly once. */
export function sameIds(given: readonly string[], present: readonly string[]): boolean {
  const distinct = new Set(given);
  return (
    given.length === present.length &&
    distinct.size === given.length &&
    present.every((id) => distinct.has(id))
  );
}
