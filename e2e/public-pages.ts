/** Every public address of the site at `url` but the pages that say that there is none, without a language. */
export async function publicPages(url: string): Promise<string[]> {
  const { news } = await read<{ news: { _id: string }[] }>(`${url}/api/getStarredNews`);
  const { items } = await read<{ items: { _id: string }[] }>(`${url}/api/charityItems`);
  const [first, item] = [news[0]?._id, items[0]?._id];
  if (!first || !item) throw new Error("The demo content has neither news nor charity items.");
  return [
    "/",
    "/about",
    "/involved",
    `/involved?item=${item}`,
    "/archive",
    "/archive?cat=all",
    `/archiveitem?news_id=${first}`,
    "/privacy",
    "/comfort",
    "/comfort?saved=1",
    "/accessibility",
    "/sma",
    "/contact",
    "/contact?sent=1",
    "/donate",
    "/donate?method=bank",
    "/donate?method=cheque",
    "/donate?method=pps",
    "/unauthorized",
  ];
}

async function read<T>(address: string): Promise<T> {
  return (await (await fetch(address)).json()) as T;
}
