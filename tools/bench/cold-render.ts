import { logIn, staffPost } from "./staff.ts";
import { median } from "./table.ts";

const RENDERS = 50;
/** Not counted: a server that has just started is still compiling itself. */
const WARM_UP = 50;

/** Milliseconds until `path` answers right after a change of the site, when no page is kept: the median. */
export async function measureColdRender(url: string, path: string): Promise<number> {
  const site = { url, cookie: await logIn(url) };
  const starred = await fetch(`${url}/api/getStarredNews`);
  const { news } = (await starred.json()) as { news: { _id: string }[] };
  const news_id = news[0]?._id;
  const times: number[] = [];
  for (let count = -WARM_UP; count < RENDERS; count += 1) {
    await staffPost(site, "/api/changeStar", { news_id, starred: true });
    const begin = performance.now();
    await (await fetch(url + path)).arrayBuffer();
    if (count >= 0) times.push(performance.now() - begin);
  }
  return median(times);
}
