/** Every public page of the site at `url`, in the plain addresses. */
export async function publicPages(url: string): Promise<string[]> {
  const { news } = await read<{ news: { _id: string }[] }>(`${url}/api/getStarredNews`);
  const { items } = await read<{ items: { _id: string }[] }>(`${url}/api/charityItems`);
  return [
    "/",
    "/about",
    "/sma",
    "/archive",
    `/archiveitem?news_id=${news[0]?._id}`,
    "/involved",
    `/involved?item=${items[0]?._id}`,
    "/donate",
    "/donate?method=bank",
    "/contact",
    "/privacy",
    "/accessibility",
    "/comfort",
  ];
}

async function read<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}
