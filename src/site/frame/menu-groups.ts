import type { HeaderEntry } from "../../charity/menu";

/** The part of an entry by which it is under another one. */
type Placed = Pick<HeaderEntry, "kind" | "under">;

/**
 * The entries of the menu, each alone or, where it is a heading, with those under it. Without a heading
 * before them, entries are alone, and `under` is ignored.
 */
export function groupsOf<Entry extends Placed>(entries: readonly Entry[]): [Entry, ...Entry[]][] {
  const groups: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (entry.under && entry.kind !== "heading" && last?.[0].kind === "heading") last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
