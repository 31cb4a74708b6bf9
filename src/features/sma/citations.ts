/** Before the id of a source in a text that is being edited: no keyboard has it. */
const SIGN = "\uE000";
const NUMBER = /\[(\d+)\]/g;
const ID = new RegExp(`\\[${SIGN}([\\w-]+)\\]`, "g");

/** A new id of a source, never all digits: objects sort integer keys first. */
export const newReferenceId = (): string => `r${crypto.randomUUID().slice(0, 8)}`;

/** A citation by the id of its source, which stays the same wherever in the list the source goes. */
export const citationOf = (id: string): string => `[${SIGN}${id}]`;

/** Replaces the citations `[1]`, `[2]` … of a text by source ids; other numbers stay. */
export function byIds(text: string, ids: readonly string[]): string {
  return text.replaceAll(NUMBER, (mark, number) => {
    const id = ids[Number(number) - 1];
    return id === undefined ? mark : citationOf(id);
  });
}

/** Replaces the source ids cited by a text by their numbers in a list; `missing` writes unknown ones. */
export function byNumbers(text: string, ids: readonly string[], missing: (id: string) => string): string {
  return text.replaceAll(ID, (_, id) => {
    const at = ids.indexOf(id);
    return at < 0 ? missing(id) : `[${at + 1}]`;
  });
}

/** Ids that a text cites, each once. */
export const citedIds = (text: string): string[] => [
  ...new Set([...text.matchAll(ID)].map(([, id = ""]) => id)),
];
