import { STAFF } from "./built-site.ts";
import { median } from "./table.ts";

const RENDERS = 50;
/** Not counted: a server that has just started is still compiling itself. */
const WARM_UP = 50;

/** Milliseconds until `path` answers right after a change of the site, when no page is kept: the median. */
export async function measureColdRender(site: string, path: string): Promise<number> {
  const cookie = await logIn(site);
  const starred = await fetch(`${site}/api/getStarredNews`);
  const { news } = (await starred.json()) as { news: { _id: string }[] };
  const news_id = news[0]?._id;
  const times: number[] = [];
  for (let count = -WARM_UP; count < RENDERS; count += 1) {
    await post(`${site}/api/changeStar`, { news_id, starred: true }, cookie);
    const begin = performance.now();
    await (await fetch(site + path)).arrayBuffer();
    if (count >= 0) times.push(performance.now() - begin);
  }
  return median(times);
}

async function logIn(site: string): Promise<string> {
  const answer = await post(`${site}/api/login`, STAFF, "");
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function post(url: string, body: unknown, cookie: string): Promise<Response> {
  const headers = { "Content-Type": "application/json", Cookie: cookie };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer;
}
