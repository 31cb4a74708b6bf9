import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pageOrigins } from "../../platform/http/security/security-policy.server";
import { bodyOf } from "./cached-page.server";
import { PageCache, pageKey } from "./page-cache.server";

const HTML = "<!doctype html><title>木棉</title><script>1+1</script>";
/** Takes some milliseconds to compress well. */
const LONG = Array.from({ length: 4000 }, (_, line) => `<p>木棉 ${line} ${(line * line) % 7919}</p>`).join(
  "\n",
);
const KEY = pageKey("eng", "/about");
const html = (text: string, status = 200, scripts = "'sha256-x'") =>
  new Response(text, { status, headers: { "Content-Type": "text/html", ...pageOrigins({ scripts }) } });

function textAt(pages: PageCache, key: string): string | undefined {
  const page = pages.peek(key);
  return page && bodyOf(page, "identity").toString();
}

/** A render that ends on demand. */
function slowRender() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { render: () => promise, end: (text: string) => resolve(html(text)) };
}

describe("cached pages", () => {
  it("renders once for all who ask at the same time, and then not at all", async () => {
    const pages = new PageCache();
    let renders = 0;
    const render = async () => {
      renders += 1;
      return html(HTML);
    };
    await Promise.all(Array.from({ length: 50 }, () => pages.find(KEY, "eng", render)));
    await pages.find(KEY, "eng", render);
    expect(renders).toBe(1);
    expect(textAt(pages, KEY)).toBe(HTML);
  });

  it("compresses a page well once it is requested again, and changes its ETag with the bytes", async () => {
    const pages = new PageCache();
    const found = await pages.find(KEY, "eng", async () => html(LONG));
    const quick = "cached" in found ? found.cached : undefined;
    expect(pages.peek(KEY)).toBe(quick);
    await expect.poll(() => pages.peek(KEY)).not.toBe(quick);
    const well = pages.peek(KEY);
    expect(well?.bodies.br.length).toBeLessThan(quick?.bodies.br.length ?? 0);
    expect(well && brotliDecompressSync(well.bodies.br).toString()).toBe(LONG);
    expect(well?.etags).toEqual({ ...quick?.etags, br: expect.not.stringMatching(quick?.etags.br ?? "") });
  });

  it("does not bring back a page that was cleared before it was compressed well", async () => {
    const pages = new PageCache();
    const other = pageKey("eng", "/donate");
    await pages.find(KEY, "eng", async () => html(LONG));
    pages.peek(KEY);
    pages.clear();
    await pages.find(KEY, "eng", async () => html("new"));
    await pages.find(other, "eng", async () => html("other"));
    const quick = pages.peek(other);
    await expect.poll(() => pages.peek(other)).not.toBe(quick); // one after the other: the first is done by now
    expect(textAt(pages, KEY)).toBe("new");
  });

  it("never caches a render that a change overtook", async () => {
    const pages = new PageCache();
    const slow = slowRender();
    const early = pages.find(KEY, "eng", slow.render);
    pages.follow(1);
    const late = pages.find(KEY, "eng", async () => html("new"));
    slow.end("old");
    await early;
    await late;
    expect(textAt(pages, KEY)).toBe("new");
  });

  it("is cleared by a newer revision only", async () => {
    const pages = new PageCache();
    pages.follow(7);
    await pages.find(KEY, "eng", async () => html(HTML));
    pages.follow(7);
    pages.follow(6);
    expect(pages.peek(KEY)).toBeDefined();
    pages.follow(8);
    expect(pages.peek(KEY)).toBeUndefined();
  });

  it.each([301, 404, 500])("passes a %i on to all concurrent requests without caching it", async (status) => {
    const pages = new PageCache();
    const slow = Promise.withResolvers<Response>();
    const requests = [1, 2].map(() => pages.find(KEY, "eng", () => slow.promise));
    slow.resolve(html("gone", status));
    for (const found of await Promise.all(requests)) {
      expect("passed" in found && (await found.passed.text())).toBe("gone");
    }
    expect(pages.size).toBe(0);
  });

  it("tries again after a render that threw", async () => {
    const pages = new PageCache();
    await expect(pages.find(KEY, "eng", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect(await pages.find(KEY, "eng", async () => html(HTML))).toHaveProperty("cached");
  });
});
