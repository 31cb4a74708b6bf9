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
