/** What `make` makes of all items, in their order and `size` at a time; while some are used, the next are being made. */
export async function* inBatches<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
  size: number,
): AsyncGenerator<Made[]> {
  const begin = (from: number) => {
    const batch = Promise.all(items.slice(from, from + size).map(make));
    batch.catch(() => {}); // the waiting callers get the error by another branch of this promise
    return batch;
  };
  let next = begin(0);
  for (let from = size; from - size < items.length; from += size) {
    const made = await next;
    next = begin(from);
    yield made;
  }
}
