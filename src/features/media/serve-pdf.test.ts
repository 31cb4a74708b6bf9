import { expect, test } from "vitest";
import { pdfFile } from "../../media/testing/pdf-files";
import { served } from "./testing/served";

test("a PDF is downloaded whole under its original name", async () => {
  const { add, get } = await served();
  const id = await add(pdfFile(), "義工申請表.pdf");
  for (const path of [
    `/media/${id}/anything`,
    `/media/${id}/${encodeURIComponent("義工.pdf")}`,
    `/media/${id}`,
  ]) {
    const answer = await get(path);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(pdfFile().length),
      "content-disposition": `attachment; filename="_____.pdf"; filename*=UTF-8''${encodeURIComponent("義工申請表")}.pdf`,
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdfFile());
  }
});

test("a PDF is at no address that could be read as that of something else", async () => {
  const { add, get } = await served();
  const path = `/media/${await add(pdfFile(), "a.pdf")}`;
  for (const name of ["x%2F..%2F..%2F..%2Fassets%2Fsite.css", "x%5C..%5Ca.pdf", "%2f", "..%2Fa.pdf"]) {
    const answer = await get(`${path}/${name}`);
    expect([name, answer.status, answer.headers.get("cache-control")]).toEqual([name, 404, "no-store"]);
  }
  expect((await get(`${path}/a%252Fb.pdf?back=%2F`)).status).toBe(200);
});

const SIZE = pdfFile().length;
test.each([
  ["bytes=0-3", 206, "%PDF", `bytes 0-3/${SIZE}`],
  ["bytes=-6", 206, "%%EOF\n", `bytes ${SIZE - 6}-${SIZE - 1}/${SIZE}`],
  [`bytes=${SIZE - 2}-`, 206, "F\n", `bytes ${SIZE - 2}-${SIZE - 1}/${SIZE}`],
  [`bytes=${SIZE - 2}-99999`, 206, "F\n", `bytes ${SIZE - 2}-${SIZE - 1}/${SIZE}`],
  [`bytes=${SIZE}-`, 416, undefined, `bytes */${SIZE}`],
  ["bytes=-0", 416, undefined, `bytes */${SIZE}`],
  ["bytes=0-1,4-5", 200, pdfFile().toString("latin1"), null],
  ["bytes=5-2", 200, pdfFile().toString("latin1"), null],
  ["pages=1-2", 200, pdfFile().toString("latin1"), null],
])("Range: %s gets %i", async (range, status, body, contentRange) => {
  const { add, get } = await served();
  const answer = await get(`/media/${await add(pdfFile(), "a.pdf")}/a.pdf`, { Range: range });
  expect([answer.status, answer.headers.get("content-range")]).toEqual([status, contentRange]);
  if (body === undefined)
    expect(await answer.json()).toMatchObject({ requestId: expect.stringMatching(/./) });
  else expect(await answer.text()).toBe(body);
});

test("a range of another version is answered whole, a known one not at all", async () => {
  const { add, get } = await served();
  const path = `/media/${await add(pdfFile(), "a.pdf")}/a.pdf`;
  const etag = (await get(path, {}, "HEAD")).headers.get("etag") ?? "";
  expect((await get(path, { Range: "bytes=0-3", "If-Range": '"other"' })).status).toBe(200);
  expect((await get(path, { Range: "bytes=0-3", "If-Range": etag })).status).toBe(206);
  expect((await get(path, { "If-None-Match": etag })).status).toBe(304);
  const head = await get(path, { Range: "bytes=0-3" }, "HEAD");
  expect([head.status, head.headers.get("content-range")]).toEqual([200, null]);
});
