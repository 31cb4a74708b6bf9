const keys = new WeakMap<object, string>();

/** A key of a row of a form that has no id of its own, the same as long as the row is the same object. */
export function rowKey(row: object): string {
  const known = keys.get(row);
  if (known !== undefined) return known;
  const made = crypto.randomUUID();
  keys.set(row, made);
  return made;
}

/** `next`, which takes the place of `row`, with the key of it: it is the same row, edited. */
export function sameRow<T extends object>(row: T, next: T): T {
  keys.set(next, rowKey(row));
  return next;
}
