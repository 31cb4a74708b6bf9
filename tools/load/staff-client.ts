import { STAFF } from "../../e2e/fixtures/server.ts";
import { askAfresh } from "./fresh-connection.ts";

const JSON_TYPE = { "Content-Type": "application/json" };

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
    const body = JSON.stringify(STAFF);
    const answer = await askAfresh(`${url}/api/login`, { method: "POST", headers: JSON_TYPE, body });
    if (!answer.ok) throw new Error(`the login answered ${answer.status}: ${await answer.text()}`);
    return new StaffClient(url, answer.headers.getSetCookie().join().split(";")[0] ?? "");
  }

  /** Asks again once, since a connection may be closed by the site just when it is to be used again. */
  get(path: string): Promise<Response> {
    const headers = { Cookie: this.cookie };
    return fetch(this.url + path, { headers }).catch(() => askAfresh(this.url + path, { headers }));
  }

  post(path: string, body: unknown, method = "POST"): Promise<Response> {
    return this.#send(path, JSON.stringify(body), JSON_TYPE, method);
  }

  async upload(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Response> {
    const form = new FormData();
    form.set("file", new File([bytes], name));
    const written = new Response(form);
    const type = { "Content-Type": written.headers.get("content-type") ?? "" };
    return this.#send("/api/upload", await written.bytes(), type);
  }

  /** Downloads what asks for the password again, as the form on its screen does. */
  download(path: string): Promise<Response> {
    const form = new URLSearchParams({ password: STAFF.password });
    return this.#send(path, form.toString(), { "Content-Type": "application/x-www-form-urlencoded" });
  }

  #send(path: string, body: string | Uint8Array, type: Record<string, string>, method = "POST") {
    return askAfresh(this.url + path, { method, headers: { Cookie: this.cookie, ...type }, body });
  }
}
