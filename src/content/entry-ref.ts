/** An entry of any type. */
export interface EntryRef {
  type: string;
  id: string;
}

/** An entry as a text, as the key of a map or of a row: `news 0190…`. */
export const entryKey = ({ type, id }: EntryRef): string => `${type} ${id}`;

/** Whether an entry is in a list of references. */
export function isAmong(entries: readonly EntryRef[]): (entry: EntryRef) => boolean {
  const keys = new Set(entries.map(entryKey));
  return (entry) => keys.has(entryKey(entry));
}

/** Entries, each once. */
export const distinctEntries = (entries: readonly EntryRef[]): EntryRef[] => [
  ...new Map(entries.map(({ type, id }) => [entryKey({ type, id }), { type, id }])).values(),
];
