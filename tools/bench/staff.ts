import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { STAFF } from "./built-site.ts";

/** A site with somebody signed in. */
interface SignedIn {
  url: string;
  cookie: string;
}

/** Signs in at `url`. Gives the `Cookie` header. */
export async function logIn(url: string): Promise<string> {
  const answer = await staffPost({ url, cookie: "" }, "/api/login", STAFF);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Sends JSON. @throws when it is refused */
export async function staffPost({ url, cookie }: SignedIn, path: string, body: unknown): Promise<Response> {
  const headers = { "Content-Type": "application/json", Cookie: cookie };
  const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer;
}

/** Windows of somebody who is signed in at `url`, to which addresses are relative. */
export async function openSignedIn(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, baseURL: url });
  const answer = await context.request.post("/api/login", { data: STAFF });
  if (!answer.ok()) throw new Error(`The login answered ${answer.status()}.`);
  return context;
}
