import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ONE_ROUND } from "../page/one-round.server";
import { brotliPage } from "./brotli.server";
import { keptPage } from "./kept-page.server";

/** A page of so many lines, none of them like another. */
const pageOf = (lines: number) =>
  Buffer.from(Array.from({ length: lines }, (_, at) => `<p>${Math.sin(at + 1)} 木棉</p>`).join(""));

/** The first page that is, compressed quickly, larger than `bytes`. */
async function largerThan(bytes: number): Promise<Buffer> {
  for (let lines = 100; ; lines += 20) {
    const html = pageOf(lines);
    if ((await brotliPage(html, "quickly")).length > bytes) return html;
  }
}

describe("a page that is new", () => {
  it("is compressed well at once where it may come in one round so", async () => {
    const html = await largerThan(ONE_ROUND);
    const page = await keptPage(html, "eng", "");
    expect(page.quick).toBe(false);
    expect(page.etags.br).toBe(page.brotliEtags[1]);
    expect(brotliDecompressSync(page.bodies.br)).toEqual(html);
  });

  it.each([0.9, 1.2])("is compressed quickly where it takes as many rounds so: %s of one", async (size) => {
    const page = await keptPage(await largerThan(size * ONE_ROUND), "eng", "");
    expect(page.quick).toBe(true);
    expect(page.etags.br).toBe(page.brotliEtags[0]);
  });
});
