import { STAFF } from "../../e2e/server.ts";

/** Somebody signed in to the staff area of the site at `url`. */
export class StaffClient {
  readonly url: string;
  readonly cookie: string;

  private constructor(url: string, cookie: string) {
    this.url = url;
    this.cookie = cookie;
  }

  /** @throws when the login is refused. */
  static async login(url: string): Promise<StaffClient> {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`${url}/api/login`, { method: "POST", headers, body: JSON.stringify(STAFF) });
    if (!answer.ok) throw new Error(`the login answered ${answer.status}: ${await answer.text()}`);
    return new StaffClient(url, answer.headers.getSetCookie().join().split(";")[0] ?? "");
  }

  /** Asks again once, since a connection may be closed by the site just when it is to be used again. */
  get(path: string): Promise<Response> {
    const ask = () => fetch(this.url + path, { headers: { Cookie: this.cookie } });
    return ask().catch(ask);
  }

  post(path: string, body: unknown, method = "POST"): Promise<Response> {
    return fetch(this.url + path, {
      method,
      headers: { Cookie: this.cookie, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  upload(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Response> {
    const body = new FormData();
    body.set("file", new File([bytes], name));
    return fetch(`${this.url}/api/upload`, { method: "POST", headers: { Cookie: this.cookie }, body });
  }
}
