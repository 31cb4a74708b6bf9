import { setImmediate } from "node:timers/promises";

/** Rows that are read at once. */
const AT_ONCE = 500;

/**
 * Reads what `ids` name a few hundred at a time, in their order, and lets the program answer others in between.
 * What is gone meanwhile is left out.
 */
export async function* inBatches<Item>(
  ids: readonly string[],
  read: (some: readonly string[]) => Promise<readonly Item[]>,
  idOf: (item: Item) => string,
): AsyncGenerator<Item[]> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const found = new Map((await read(some)).map((item) => [idOf(item), item]));
    yield some.map((id) => found.get(id)).filter((item) => item !== undefined);
    await setImmediate();
  }
}
