import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { answerKept, type PageRequest } from "./kept-answer.server";
import { bodyOf, type KeptPage, KeptPages, pageKey } from "./kept-pages.server";
import { pageOrigins } from "./page-origins.server";

const HTML = "<!doctype html><title>木棉</title><script>1+1</script>";
const KEY = pageKey("eng", "/about");
const html = (text: string, status = 200, scripts = "'sha256-x'") =>
  new Response(text, { status, headers: { "Content-Type": "text/html", ...pageOrigins({ scripts }) } });

async function keptPage(): Promise<KeptPage> {
  const found = await new KeptPages().find(KEY, "eng", async () => html(HTML));
  if (!("kept" in found)) throw new Error("was not kept");
  return found.kept;
}

function textAt(pages: KeptPages, key: string): string | undefined {
  const page = pages.peek(key);
  return page && bodyOf(page, "identity").toString();
}

/** A render that ends when it is told to. */
function slowRender() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { render: () => promise, end: (text: string) => resolve(html(text)) };
}

describe("kept pages", () => {
  it("renders once for all who ask at the same time, and then not at all", async () => {
    const pages = new KeptPages();
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

  it("never keeps a render that a change overtook", async () => {
    const pages = new KeptPages();
    const slow = slowRender();
    const early = pages.find(KEY, "eng", slow.render);
    pages.follow(1);
    const late = pages.find(KEY, "eng", async () => html("new"));
    slow.end("old");
    await early;
    await late;
    expect(textAt(pages, KEY)).toBe("new");
  });

  it("forgets for a newer revision only", async () => {
    const pages = new KeptPages();
    pages.follow(7);
    await pages.find(KEY, "eng", async () => html(HTML));
    pages.follow(7);
    pages.follow(6);
    expect(pages.peek(KEY)).toBeDefined();
    pages.follow(8);
    expect(pages.peek(KEY)).toBeUndefined();
  });

  it.each([301, 404, 500])("passes a %i on to everybody without keeping it", async (status) => {
    const pages = new KeptPages();
    const slow = Promise.withResolvers<Response>();
    const asked = [1, 2].map(() => pages.find(KEY, "eng", () => slow.promise));
    slow.resolve(html("gone", status));
    for (const found of await Promise.all(asked)) {
      expect("passed" in found && (await found.passed.text())).toBe("gone");
    }
    expect(pages.size).toBe(0);
  });

  it("tries again after a render that threw", async () => {
    const pages = new KeptPages();
    await expect(pages.find(KEY, "eng", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect(await pages.find(KEY, "eng", async () => html(HTML))).toHaveProperty("kept");
  });
});

describe("the answer with a kept page", async () => {
  const page = await keptPage();
  const tra: KeptPage = { ...page, lang: "tra" };
  const asked: PageRequest = {
    url: "/about",
    cookie: undefined,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    fetchSite: undefined,
    purpose: undefined,
  };

  it("is encoded as the browser can read it, each encoding with its own strong ETag", () => {
    const answers = [undefined, "gzip", "gzip, deflate, br", "br;q=0, gzip"].map((acceptEncoding) =>
      answerKept(page, { ...asked, acceptEncoding }, false),
    );
    const [plain, gz, br, refused] = answers;
    expect(plain?.body?.toString()).toBe(HTML);
    expect(gunzipSync(gz?.body ?? "").toString()).toBe(HTML);
    expect(brotliDecompressSync(br?.body ?? "").toString()).toBe(HTML);
    expect(refused?.headers["Content-Encoding"]).toBe("gzip");
    const etags = answers.map(({ headers }) => headers.ETag);
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[^"]+"$/);
  });

  it("is 304 for the page that the browser has, weak comparison and lists included", () => {
    const { ETag = "" } = answerKept(page, asked, false).headers;
    for (const ifNoneMatch of [ETag, `W/${ETag}`, `"x", ${ETag}`, "*"]) {
      expect(answerKept(page, { ...asked, ifNoneMatch }, false)).toMatchObject({ status: 304, body: null });
    }
    expect(answerKept(page, { ...asked, ifNoneMatch: '"other"' }, false).status).toBe(200);
  });

  it("allows the inline scripts that the render named, and does not pass their names on", () => {
    const { headers } = answerKept(page, asked, false);
    expect(headers["Content-Security-Policy"]).toContain("script-src 'self' 'sha256-x';");
    expect(Object.keys(headers).filter((name) => name.startsWith("X-Page"))).toEqual([]);
  });

  it.each([
    ["by the switcher", { url: "/tra/about", cookie: "lang=eng", fetchSite: "same-origin" }, true],
    ["by hand", { url: "/tra", fetchSite: "none" }, true],
    [
      "by a link from elsewhere, with no choice made yet",
      { url: "/tra/about", fetchSite: "cross-site" },
      true,
    ],
    ["by a link from elsewhere", { url: "/tra/about", cookie: "lang=sim", fetchSite: "cross-site" }, false],
    ["again", { url: "/tra/about", cookie: "a=b; lang=tra" }, false],
    ["by fetching ahead", { url: "/tra/about", purpose: "prefetch" }, false],
    ["by a plain address", { url: "/about" }, false],
    ["by an address that only looks prefixed", { url: "/tramway" }, false],
  ])("keeps the language that was chosen %s: %j %s", (_, request, chosen) => {
    const { headers } = answerKept(tra, { ...asked, ...request }, true);
    expect(headers["Set-Cookie"]?.startsWith("lang=tra; ") ?? false).toBe(chosen);
    if (chosen) expect(headers["Set-Cookie"]).toContain("Secure");
  });
});
