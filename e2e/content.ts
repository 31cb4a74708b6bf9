import type { NewsInput, NewsItem } from "../src/features/news/contract";
import type { NoteEntry } from "../src/features/notes/contract";
import { photoForm } from "../test/photo";
import { STAFF } from "./server";
import type { SiteAddress } from "./site";

/** Where a site is. */

/** What visitors get from the API, newest first. */
export async function starredNews(site: SiteAddress): Promise<NewsItem[]> {
  return newsAt(site, "/api/getStarredNews");
}

/** News of one year, newest first. */
export async function newsOfYear(site: SiteAddress, year: number): Promise<NewsItem[]> {
  return newsAt(site, `/api/news?year=${year}`);
}

/** News of one category or `all`, newest first. */
export async function newsOfCategory(site: SiteAddress, category: string): Promise<NewsItem[]> {
  return newsAt(site, `/api/newsByCat?${new URLSearchParams({ cat: category })}`);
}

/** Notes of appreciation, newest first. */
export async function notes(site: SiteAddress): Promise<NoteEntry[]> {
  const answer = await fetch(`${site.url}/api/notes`);
  const { notes } = (await answer.json()) as { notes: NoteEntry[] };
  return notes;
}

async function newsAt(site: SiteAddress, path: string): Promise<NewsItem[]> {
  const answer = await fetch(site.url + path);
  const { news } = (await answer.json()) as { news: NewsItem[] };
  return news;
}

/** The first of a list that must not be empty. */
export function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error("The demo content has none of these.");
  return item;
}

type LooseInput = { [Field in keyof NewsInput]?: Partial<NewsInput[Field]> };

/** Publishes a news item as somebody else at the staff area would; gives its id. */
export async function publish(site: SiteAddress, news: LooseInput): Promise<string> {
  const { news_id } = await staffCall(site, "/api/addnews", { news });
  return String(news_id);
}

/** Sends a change by the API, in a session of its own. */
export async function staffCall(
  site: SiteAddress,
  path: string,
  body: unknown,
): Promise<Record<string, unknown>> {
  const cookie = await sessionCookie(site);
  const answer = await post(site, path, body, cookie);
  await post(site, "/api/logout", {}, cookie);
  const json = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(json)}`);
  return json;
}

/** Logs in with the first account; gives the `Cookie` header of the session. */
export async function sessionCookie(site: SiteAddress): Promise<string> {
  const answer = await post(site, "/api/login", STAFF);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Posts JSON without a browser. */
export function post(site: SiteAddress, path: string, body: unknown, cookie = ""): Promise<Response> {
  return fetch(site.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: cookie },
    body: JSON.stringify(body),
  });
}

/** Uploads a small photo with the `Cookie` header of a session; gives its id. */
export async function uploadPhoto({ url }: SiteAddress, Cookie: string): Promise<string> {
  const answer = await fetch(`${url}/api/upload`, {
    method: "POST",
    headers: { Cookie },
    body: await photoForm(),
  });
  return ((await answer.json()) as { public_id: string }).public_id;
}
