import { connect } from "node:http2";
import { afterAll, beforeAll, expect } from "vitest";
import type { FrontAnswer, FrontServer } from "../test/front-server";
import { photoBytes } from "../test/photo";
import { type Site, startSite } from "./site";
import { started } from "./started";

/** A site of its own behind a real nginx or Caddy, for the tests of one file. */
export interface BehindFront {
  readonly site: Site;
  readonly front: FrontServer;
  /** Posts JSON through it, from another address of this machine when `from` names one. */
  post(path: string, json: unknown, headers?: Record<string, string>, from?: string): Promise<FrontAnswer>;
  /** Uploads a photo, or another file, through it, with the cookies of somebody who is logged in. Gives the answer. */
  upload(cookie: string, file?: File): Promise<FrontAnswer>;
}

/** Starts both before the tests of the block that calls this, and ends them afterwards. */
export function behindFront(open: () => Promise<FrontServer>, settings = {}): BehindFront {
  let site: Site | undefined;
  let front: FrontServer | undefined;
  beforeAll(async () => {
    front = await open();
    site = await startSite({ PUBLIC_URL: front.url, ...settings });
    await front.lead([new URL(site.url).host]);
  });
  afterAll(async () => {
    await front?.stop();
    await site?.remove();
  });
  return {
    get site() {
      return started(site);
    },
    get front() {
      return started(front);
    },
    post: (path, json, headers = {}, from) =>
      started(front).ask(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(json),
        ...(from && { from }),
      }),
    upload: async (cookie, file) => {
      const form = new FormData();
      const photo = async () => new File([await photoBytes(2400, 1800)], "photo.jpg", { type: "image/jpeg" });
      form.set("file", file ?? (await photo()));
      const encoded = new Response(form);
      const headers = { Cookie: cookie, "Content-Type": encoded.headers.get("content-type") ?? "" };
      const body = Buffer.from(await encoded.arrayBuffer());
      return started(front).ask("/api/upload", { method: "POST", headers, body });
    },
  };
}

/** The `Cookie` header that a browser would send after this answer. */
export function cookieOf({ headers }: FrontAnswer): string {
  return (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
}

/** The headers of an answer to a request by HTTP/2. */
function headersByHttp2({ url, certificate }: FrontServer, path: string): Promise<object> {
  const client = connect(url, { ca: certificate, family: 4 } as object);
  const headers = new Promise<object>((resolve, reject) => {
    client.on("error", reject);
    client.request({ ":path": path }).on("response", resolve).on("error", reject).resume();
  });
  return headers.finally(() => client.close());
}

/** Pages lead from http to https and the API is refused there; by https it is HTTP/2, for a year, and without figures. */
export async function expectHttps({ front }: BehindFront): Promise<void> {
  for (const path of ["/eng/about?x=1", "/eng/archive?cat=all"]) {
    const plain = await front.ask(front.plainUrl + path);
    expect([plain.status, plain.headers.location]).toEqual([301, front.url + path]);
  }
  for (const [path, method] of [
    ["/api/sessions", "GET"],
    ["/api/session", "GET"],
    ["/api/login", "POST"],
  ] as const) {
    const { status, headers } = await front.ask(front.plainUrl + path, { method });
    expect([status, headers.location]).toEqual([403, undefined]);
  }
  expect(await headersByHttp2(front, "/tra/about")).toMatchObject({
    ":status": 200,
    "strict-transport-security": expect.stringContaining("max-age=31536000"),
    "content-security-policy": expect.stringContaining("script-src"),
  });
  expect((await front.ask("/metrics")).status).toBe(404);
}

/** How the last of 31 messages is answered that one address sends, whatever it writes into a header; and another's first. */
export async function messagesFrom(behind: BehindFront): Promise<number[]> {
  const message = { firstName: "大文", lastName: "陳", email: "chan@visitor.example", message: "你好" };
  const send = async (from: string, forged = "") =>
    (await behind.post("/api/contact", message, { "X-Forwarded-For": forged }, from)).status;
  const statuses = [];
  for (let number = 0; number <= 30; number += 1) statuses.push(await send("127.0.0.2", `192.0.2.${number}`));
  return [statuses[0] ?? 0, statuses[30] ?? 0, await send("127.0.0.3")];
}
