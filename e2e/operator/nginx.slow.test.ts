import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pdfFile } from "../../src/media/testing/pdf-files";
import type { FrontAnswer, FrontServer } from "../../test/front-server";
import { hasNginx, openNginx } from "../../test/nginx";
import { behindFront, cookieOf, expectHttps, messagesFrom } from "../fixtures/behind-front";
import { publish } from "../fixtures/content";
import { STAFF } from "../fixtures/server";

// The file that an operator is told to use, in front of the built site.
describe.skipIf(!hasNginx)("the site behind deploy/nginx.conf", () => {
  const here = behindFront(openNginx, { CDN_MAX_AGE: "1" });
  const ask: FrontServer["ask"] = (path, asked) => here.front.ask(path, asked);

  it("sends everybody to https, by HTTP/2, for a year, and shows nobody its figures", async () => {
    await expectHttps(here);
  });

  it("says in its log under which id the program knows a request", async () => {
    const refused = await here.post("/api/contact", {});
    const id = refused.headers["x-request-id"];
    expect([refused.status, id]).toEqual([400, JSON.parse(refused.body.toString()).requestId]);
    const logged = () => readFileSync(join(here.front.folder, "requests.log"), "utf8");
    await expect.poll(logged).toMatch(new RegExp(`"POST /api/contact HTTP/1.1" 400 .* request=${id} `));
  });

  it("lets certbot renew its certificate while it runs", async () => {
    const challenges = join(here.front.folder, "webroot", ".well-known", "acme-challenge");
    mkdirSync(challenges, { recursive: true });
    writeFileSync(join(challenges, "of-today"), "the answer");
    const challenge = await ask(`${here.front.plainUrl}/.well-known/acme-challenge/of-today`);
    expect([challenge.status, challenge.body.toString()]).toEqual([200, "the answer"]);
  });

  it("lets staff log in and upload, and keeps an image that is published for the next who asks in the same way", async () => {
    const login = await here.post("/api/login", STAFF);
    const [set = ""] = login.headers["set-cookie"] ?? [];
    expect(set).toMatch(/^__Host-.*; Path=\/.*; Secure/);
    const cookie = { Cookie: cookieOf(login) };
    expect((await ask("/api/sessions", { headers: cookie })).status).toBe(200);

    const upload = await here.upload(cookie.Cookie);
    expect(upload.status).toBe(201);
    const { public_id } = JSON.parse(upload.body.toString());
    const image = (Accept: string) => ask(`/media/${public_id}?w=320`, { headers: { Accept } });
    for (const _ of [1, 2]) expect(said(await image("image/webp"))).toEqual([200, "image/webp", "MISS"]);
    await publish(here.site, { coverId: public_id, eng: { header: "Kept by nginx" } });
    expect(said(await image("image/webp"))).toEqual([200, "image/webp", "MISS"]);
    expect(said(await image("image/webp"))).toEqual([
      ...[200, "image/webp"],
      expect.stringMatching(/^(HIT|REVALIDATED)$/),
    ]);
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
      if (path !== "/assets/other-Build.js") return response.writeHead(404).end();
      response.writeHead(200, { "Cache-Control": "public, max-age=31536000, immutable" }).end("other");
    }).listen(0, "127.0.0.1");
    await once(other, "listening");
    const [, own = ""] = /"(\/assets\/[^"]+\.css)"/.exec((await ask("/eng")).body.toString()) ?? [];
    const host = new URL(here.site.url).host;
    await here.front.lead([host, `127.0.0.1:${(other.address() as AddressInfo).port}`]);
    expect((await ask("/assets/other-Build.js")).status).toBe(200);
    for (const asked of [`${own}?1`, `${own}?2`, `${own}?3`]) expect((await ask(asked)).status).toBe(200);
    expect((await ask("/assets/Nobodys.js")).status).toBe(404);
    await here.front.lead([host]);
    other.closeAllConnections();
    await once(other.close(), "close");
    expect(said(await ask("/assets/other-Build.js"))).toEqual([200, undefined, "HIT"]);
  });

  it("goes on for everybody while somebody asks for long addresses, or sends what is hung up on", async () => {
    const host = new URL(here.site.url).host;
    await here.front.lead([host, host]);
    for (const path of [`/${"A".repeat(9000)}`, `/About?${"x".repeat(9000)}`, `/CMS/${"A".repeat(3000)}/`]) {
      for (let time = 0; time < 3; time += 1) expect((await ask(path)).status).toBe(404);
      expect((await ask("/healthz")).status).toBe(200);
    }
    for (let time = 0; time < 3; time += 1) {
      const tooMuch = ask("/eng", { method: "NONE", body: Buffer.alloc(20 * 1024 * 1024) });
      await tooMuch.catch(() => {}); // however that ends
      expect((await ask("/healthz")).status).toBe(200);
    }
    await here.front.lead([host]);
  });

  it("keeps nothing under the address of something else", async () => {
    const Cookie = cookieOf(await here.post("/api/login", STAFF));
    const file = new File([new Uint8Array(pdfFile())], "年報 100%.pdf", { type: "application/pdf" });
    const idOf = ({ body }: FrontAnswer) => JSON.parse(body.toString()).public_id;
    const pdf = `/media/${idOf(await here.upload(Cookie, file))}`;
    const image = `/media/${idOf(await here.upload(Cookie))}?w=320`;
    const [, style = ""] = /"(\/assets\/[^"]+\.css)"/.exec((await ask("/eng")).body.toString()) ?? [];
    const genuine = [
      [style, "text/css; charset=utf-8"],
      [image, "image/jpeg"],
      ["/eng/contact", "text/html; charset=utf-8"],
    ] as const;
    for (const [path, type] of genuine) {
      for (const other of [`${pdf}/x`, "/cms/x/y"])
        for (const way of ways(path)) await ask(other + way, { headers: { Cookie } });
      expect([path, said(await ask(path))]).toEqual([path, [200, type, expect.anything()]]);
    }
    for (const name of [encodeURIComponent(file.name), "a.pdf", "a%2Bb%20c.pdf?x=%2F"])
      expect(said(await ask(`${pdf}/${name}`)).slice(0, 2)).toEqual([200, "application/pdf"]);
  });

  it("counts what a visitor sends against their own address, whatever they write into a header", async () => {
    expect(await messagesFrom(here)).toEqual([200, 429, 200]);
  });
});

/** A path, from an address of three parts by way of the root, for who undoes escapes or takes slashes for one. */
const ways = (path: string) => [
  `/../../..${path}`.replaceAll("/", "%2F"),
  `/../../..${path}`.replaceAll("/", "%5c"),
  `/%2e%2e/%2E./..${path}`,
  ...["/../../..", "//..//..//..", "///../../.."].map((back) => back + path),
];

/** Status, type, and whether nginx had it. */
function said({ status, headers }: FrontAnswer) {
  return [status, headers["content-type"], headers["x-cache"]];
}
