import { randomUUIDv7 } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { picture } from "../../media/testing/image-files";
import { testStore } from "../../media/testing/test-store";
import { serveMedia } from "./serve.server";
import { served } from "./testing/served";

const BROWSER = { Accept: "image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5" };

const photo = () => picture(700, 500).jpeg().toBuffer();

test("each gets the best format that it accepts", async () => {
  const { add, get } = await served();
  const path = `/media/${await add(await photo(), "a.jpg")}?w=320`;
  for (const [accept, type, format] of [
    [BROWSER.Accept, "image/avif", "heif"],
    ["image/webp,*/*", "image/webp", "webp"],
    ["image/avif;q=0, image/webp;q=0.5", "image/webp", "webp"],
    ["image/*", "image/jpeg", "jpeg"],
    ["*/*", "image/jpeg", "jpeg"],
  ] as const) {
    const answer = await get(path, { Accept: accept });
    expect([accept, answer.status, answer.headers.get("content-type")]).toEqual([accept, 200, type]);
    expect(answer.headers.get("vary")).toBe("Accept");
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("content-length")).toBe(String(body.length));
    expect(await sharp(body).metadata()).toMatchObject({ format, width: 320, height: 229 });
  }
});

test("no width means at most 1280, and no width is beyond the original", async () => {
  const { add, get } = await served();
  const small = await add(await photo(), "a.jpg");
  const large = await add(await picture(2000, 100).jpeg().toBuffer(), "b.jpg");
  const widthOf = async (path: string) =>
    (await sharp(Buffer.from(await (await get(path)).arrayBuffer())).metadata()).width;
  expect(await widthOf(`/media/${small}`)).toBe(700);
  expect(await widthOf(`/media/${small}?w=1920`)).toBe(700);
  expect(await widthOf(`/media/${large}`)).toBe(1280);
  expect(await widthOf(`/media/${large}?w=1920`)).toBe(1920);
});

test("a width that there is not is refused", async () => {
  const { add, get } = await served();
  const path = `/media/${await add(await photo(), "a.jpg")}`;
  for (const w of ["200", "0", "", "320px", "0320", "3.2e2", "-160", "99999999"]) {
    const answer = await get(`${path}?w=${w}`);
    expect([w, answer.status]).toEqual([w, 400]);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining("160, 320") });
  }
});

test("a file that is not there is unknown", async () => {
  const { get } = await served();
  for (const path of [randomUUIDv7(), "a", "..%2f..%2fetc", "incoming", `${randomUUIDv7()}/a.pdf`])
    expect([path, (await get(`/media/${path}`)).status]).toEqual([path, 404]);
});

test("an image is cached for good, cannot run scripts, and is revalidated by its ETag", async () => {
  const { add, get } = await served();
  const path = `/media/${await add(await photo(), "a.jpg")}?w=640`;
  const first = await get(path, BROWSER);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[^"]+"$/);
  const again = await get(path, { ...BROWSER, "If-None-Match": `"x", W/${etag}` });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await get(path, { "If-None-Match": etag })).status).toBe(200); // another format, another tag
});

test("HEAD answers as GET without a body; other methods are refused", async () => {
  const { add, get } = await served();
  const path = `/media/${await add(await photo(), "a.jpg")}?w=160`;
  const head = await get(path, {}, "HEAD");
  expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([200, "image/jpeg", ""]);
  const posted = await get(path, {}, "POST");
  expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("the original of an image cannot be had", async () => {
  const { add, get } = await served();
  const id = await add(await photo(), "a.jpg");
  for (const name of ["original", "a.jpg", "160.jpg"]) {
    expect((await get(`/media/${id}/${name}`)).status).toBe(404);
  }
});

test("requests for a size that is being made wait for one and the same", async () => {
  const { add, get } = await served();
  const path = `/media/${await add(await picture(1500, 1000).jpeg().toBuffer(), "a.jpg")}?w=1280`;
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(path, BROWSER)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test("a client that has left gets no work done for it and no error", async () => {
  const { media, db } = await testStore();
  const { public_id } = await media.accept(db, {
    bytes: await photo(),
    filename: "a.jpg",
    uploadedBy: "may",
  });
  const app = serveMedia({ db, media }, async () => false);
  const gone = AbortSignal.abort();
  expect((await app.request(`/media/${public_id}?w=960`, { signal: gone })).status).toBe(499);
});
