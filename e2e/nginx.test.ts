import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:http2";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { hasNginx, type Nginx, type NginxAnswer } from "../test/nginx";
import { photoBytes } from "../test/photo";
import { behindNginx, cookieOf } from "./behind-nginx";
import { STAFF } from "./server";

// The file that an operator is told to use, in front of the built site.
describe.skipIf(!hasNginx)("the site behind deploy/here.nginx.conf", () => {
  const here = behindNginx();
  const ask: Nginx["ask"] = (path, asked) => here.nginx.ask(path, asked);

  it("sends everybody to https, by HTTP/2, for a year, and shows nobody its figures", async () => {
    const plain = await ask(`${here.nginx.plainUrl}/eng/about?x=1`);
    expect([plain.status, plain.headers.location]).toEqual([301, `${here.nginx.url}/eng/about?x=1`]);
    expect((await ask(`${here.nginx.plainUrl}/api/sessions`)).status).toBe(403);
    const client = connect(here.nginx.url, { ca: here.nginx.certificate, family: 4 } as object);
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      client.on("error", reject);
      client.request({ ":path": "/tra/about" }).on("response", resolve).on("error", reject).resume();
    });
    client.close();
    expect(headers).toMatchObject({
      ":status": 200,
      "strict-transport-security": expect.stringContaining("max-age=31536000"),
    });
    expect((await ask("/metrics")).status).toBe(404);
  });

  it("lets staff log in and upload, and keeps an image for the next who asks in the same way", async () => {
    const login = await here.post("/api/login", STAFF);
    const [set = ""] = login.headers["set-cookie"] ?? [];
    expect(set).toMatch(/^__Host-.*; Path=\/.*; Secure/);
    const cookie = { Cookie: cookieOf(login) };
    expect((await ask("/api/sessions", { headers: cookie })).status).toBe(200);

    const form = new FormData();
    form.set("file", new File([await photoBytes(2400, 1800)], "photo.jpg", { type: "image/jpeg" }));
    const encoded = new Response(form);
    const type = { "Content-Type": encoded.headers.get("content-type") ?? "" };
    const body = Buffer.from(await encoded.arrayBuffer());
    const upload = await ask("/api/upload", { method: "POST", headers: { ...cookie, ...type }, body });
    expect(upload.status).toBe(201);
    const { public_id } = JSON.parse(upload.body.toString());
    const image = (Accept: string) => ask(`/media/${public_id}?w=320`, { headers: { Accept } });
    expect(said(await image("image/webp"))).toEqual([200, "image/webp", "MISS"]);
    expect(said(await image("image/webp"))).toEqual([200, "image/webp", "HIT"]);
    expect(said(await image("image/jpeg"))).toEqual([200, "image/jpeg", "MISS"]);
  });

  it("takes more than a page's form may have, and no more than a file may", async () => {
    const body = Buffer.alloc(28 * 1024 * 1024);
    const tooMuch = ask("/api/upload", { method: "POST", body, headers: { Expect: "100-continue" } });
    expect(
      await tooMuch.then(
        ({ status }) => status,
        () => 413,
      ),
    ).toBe(413);
  });

  it("finds a script that only one of two builds has, and still has it when that one is gone", async () => {
    const other = createServer(({ url: path }, response) => {
      if (path !== "/assets/other-build.js") return response.writeHead(404).end();
      response.writeHead(200, { "Cache-Control": "public, max-age=31536000, immutable" }).end("other");
    }).listen(0, "127.0.0.1");
    await once(other, "listening");
    const [, own = ""] = /"(\/assets\/[^"]+\.css)"/.exec((await ask("/eng")).body.toString()) ?? [];
    const host = new URL(here.site.url).host;
    await here.nginx.lead([host, `127.0.0.1:${(other.address() as AddressInfo).port}`]);
    expect((await ask("/assets/other-build.js")).status).toBe(200);
    for (const asked of [`${own}?1`, `${own}?2`, `${own}?3`]) expect((await ask(asked)).status).toBe(200);
    expect((await ask("/assets/nobodys.js")).status).toBe(404);
    await here.nginx.lead([host]);
    other.closeAllConnections();
    await once(other.close(), "close");
    expect(said(await ask("/assets/other-build.js"))).toEqual([200, undefined, "HIT"]);
  });

  it("counts what a visitor sends against their own address, whatever they write into a header", async () => {
    const message = { firstName: "大文", lastName: "陳", email: "chan@visitor.example", message: "你好" };
    const send = (from: string, forged = "") =>
      here.post("/api/contact", message, { "X-Forwarded-For": forged }, from).then(({ status }) => status);
    const statuses = [];
    for (let number = 0; number <= 30; number += 1)
      statuses.push(await send("127.0.0.2", `192.0.2.${number}`));
    expect([statuses[0], statuses[30]]).toEqual([200, 429]);
    expect(await send("127.0.0.3")).toBe(200);
  });
});

/** Status, type, and whether nginx had it. */
function said({ status, headers }: NginxAnswer) {
  return [status, headers["content-type"], headers["x-cache"]];
}
