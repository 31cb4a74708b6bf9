import jsqr from "jsqr";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { openApp } from "../../../test/app";
import { withOwnDrawings } from "../../media/drawn-photo.server";
import { mailShareHref, shareHref, whatsAppShareHref } from "../addresses/contact-links";
import { codePath } from "./code-path";

it("draws a code of an address of this site, and of no other", async () => {
  const app = await openApp("sqlite", { PUBLIC_URL: "https://kapok.example" });
  onTestFinished(app.close);
  const path = "/tra/archiveitem?news_id=01a226b8-df7f-7e05-9abf-879b87cf8357";
  const answer = await app.call("GET", codePath(path));
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  const svg = Buffer.from(await answer.arrayBuffer());
  const { data, info } = await withOwnDrawings(() =>
    sharp(svg).resize(400).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
  );
  expect(jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
    `https://kapok.example${path}`,
  );
  const etag = answer.headers.get("etag") ?? "";
  expect((await app.call("GET", codePath(path), { headers: { "If-None-Match": etag } })).status).toBe(304);
  for (const to of [
    "",
    "//evil.example",
    "https://evil.example",
    "/cms",
    "@evil.example",
    "/tra/\u0000",
    `/tra/${"a".repeat(300)}`,
  ])
    expect([to, (await app.call("GET", codePath(to))).status]).toEqual([to, 400]);
});

it("passes a page on by addresses that a text cannot change", () => {
  const [url, title] = ["https://kapok.example/tra/archiveitem?news_id=1&x=2", `"A" & <b> # \uD800`];
  const links = [
    shareHref("facebook", url, title),
    shareHref("linkedIn", url, title),
    shareHref("x", url, title),
    whatsAppShareHref(`${title} ${url}`),
    mailShareHref(url, title),
  ];
  expect(links.map((link) => new URL(link).origin + new URL(link).pathname)).toEqual([
    "https://www.facebook.com/sharer/sharer.php",
    "https://www.linkedin.com/sharing/share-offsite/",
    "https://x.com/intent/post",
    "https://wa.me/",
    "null",
  ]);
  for (const link of links) expect([...new URL(link).searchParams.values()].join(" ")).toContain(url);
});
