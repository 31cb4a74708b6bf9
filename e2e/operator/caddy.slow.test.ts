import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { hasCaddy, openCaddy } from "../../test/caddy";
import type { FrontServer } from "../../test/front-server";
import { behindFront, cookieOf, expectHttps, messagesFrom } from "../fixtures/behind-front";
import { freePort, STAFF } from "../fixtures/server";

// The file that an operator is told to use, in front of the built site.
describe.skipIf(!hasCaddy)("the site behind deploy/Caddyfile", () => {
  const here = behindFront(openCaddy);
  const ask: FrontServer["ask"] = (path, asked) => here.front.ask(path, asked);

  it("sends everybody to https, by HTTP/2, for a year, and shows nobody its figures", async () => {
    await expectHttps(here);
  });

  it("gives pages as the program compressed them, and as not changed", async () => {
    const page = await ask("/eng", { headers: { "Accept-Encoding": "gzip, br" } });
    expect(page.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(page.body).toString()).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
    const headers = { "Accept-Encoding": "gzip, br", "If-None-Match": page.headers.etag ?? "" };
    expect((await ask("/eng", { headers })).status).toBe(304);
    const list = await ask("/api/newsByCat?cat=all"); // sent piece by piece
    expect(JSON.parse(list.body.toString()).news.length).toBeGreaterThan(3);
  });

  it("lets staff log in and upload, and takes no more than a file may have", async () => {
    const login = await here.post("/api/login", STAFF);
    expect(login.headers["set-cookie"]?.join()).toMatch(/^__Host-.*; Path=\/.*; Secure/);
    const upload = await here.upload(cookieOf(login));
    expect(upload.status).toBe(201);
    const { public_id } = JSON.parse(upload.body.toString());
    const image = await ask(`/media/${public_id}?w=320`, { headers: { Accept: "image/webp" } });
    expect([image.status, image.headers["content-type"]]).toEqual([200, "image/webp"]);
    const body = Buffer.alloc(28 * 1024 * 1024);
    const form = { "Content-Type": "multipart/form-data; boundary=x", Cookie: cookieOf(login) };
    const headers = { ...form, Expect: "100-continue" };
    const tooMuch = ask("/api/upload", { method: "POST", body, headers });
    const broken = () => ({ status: 413 }); // the connection is closed before all was sent
    expect((await tooMuch.catch(broken)).status).toBe(413);
  });

  it("counts what a visitor sends against their own address, whatever they write into a header", async () => {
    expect(await messagesFrom(here)).toEqual([200, 429, 200]);
  });

  it("asks another process when one is gone", async () => {
    await here.front.lead([`127.0.0.1:${await freePort()}`, new URL(here.site.url).host]);
    for (const path of ["/eng", "/tra", "/sim"]) expect((await ask(path)).status).toBe(200);
  });
});
