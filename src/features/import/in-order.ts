/** What `make` makes of each item, in their order; while one is used, the next `ahead` are being made. */
export async function* inOrder<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
  ahead: number,
): AsyncGenerator<Made> {
  const begun: Promise<Made>[] = [];
  let next = 0;
  for (let at = 0; at < items.length; at += 1) {
    for (; next < items.length && next <= at + ahead; next += 1) {
      const made = make(items[next] as Item);
      made.catch(() => {}); // whoever waits hears of it by another branch of this promise
      begun.push(made);
    }
    const first = begun.shift();
    if (first) yield await first;
  }
}
