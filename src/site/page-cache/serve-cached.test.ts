import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pageOrigins } from "../../platform/http/security/security-policy.server";
import { type CachedPage, compressedWell } from "./cached-page.server";
import { PageCache, pageKey } from "./page-cache.server";
import { answerFromCache, type PageRequest } from "./serve-cached.server";

const HTML = "<!doctype html><title>木棉</title><script>1+1</script>";
const plainRequest: PageRequest = {
  url: "/about",
  cookie: undefined,
  acceptEncoding: undefined,
  ifNoneMatch: undefined,
  fetchSite: undefined,
  purpose: undefined,
};

async function cachedPage(): Promise<CachedPage> {
  const found = await new PageCache().find(
    pageKey("eng", "/about"),
    "eng",
    async () =>
      new Response(HTML, {
        headers: { "Content-Type": "text/html", ...pageOrigins({ scripts: "'sha256-x'" }) },
      }),
  );
  if (!("cached" in found)) throw new Error("was not cached");
  return found.cached;
}

describe("the answer with a cached page", async () => {
  const page = await cachedPage();
  const tra: CachedPage = { ...page, lang: "tra" };
  it("is encoded as the browser can read it, each encoding with its own strong ETag", () => {
    const answers = [undefined, "gzip", "gzip, deflate, br", "br;q=0, gzip"].map((acceptEncoding) =>
      answerFromCache(page, { ...plainRequest, acceptEncoding }, false),
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

  it.each([
    ["br;q=0 , gzip", "gzip"],
    ["br;Q=0", undefined],
    ["gzip;q=0 ,br;q=0.000 ", undefined],
    ["gzip;q=0.5, BR;q=0.1", "br"],
  ])("is in no encoding that is refused: %s", (acceptEncoding, encoding) => {
    const { headers } = answerFromCache(page, { ...plainRequest, acceptEncoding }, false);
    expect(headers["Content-Encoding"]).toBe(encoding);
  });

  it("is 304 for the same page in its other form, which it may have had before or in another process", async () => {
    const well = await compressedWell(page);
    for (const [has, now] of [
      [page, well],
      [well, page],
    ] as const) {
      const { status, headers } = answerFromCache(
        now,
        { ...plainRequest, acceptEncoding: "br", ifNoneMatch: has.etags.br },
        false,
      );
      expect([status, headers.ETag]).toEqual([304, has.etags.br]);
    }
  });

  it("is 304 for the page that the browser has, weak comparison and lists included", () => {
    const { ETag = "" } = answerFromCache(page, plainRequest, false).headers;
    for (const ifNoneMatch of [ETag, `W/${ETag}`, `"x", ${ETag}`, "*"]) {
      expect(answerFromCache(page, { ...plainRequest, ifNoneMatch }, false)).toMatchObject({
        status: 304,
        body: null,
      });
    }
    expect(answerFromCache(page, { ...plainRequest, ifNoneMatch: '"other"' }, false).status).toBe(200);
  });

  it("allows the inline scripts that the render named, and does not pass their names on", () => {
    const { headers } = answerFromCache(page, plainRequest, false);
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
  ])("stores the language that was chosen %s: %j %s", (_, request, chosen) => {
    const { headers } = answerFromCache(tra, { ...plainRequest, ...request }, true);
    expect(headers["Set-Cookie"]?.startsWith("lang=tra; ") ?? false).toBe(chosen);
    if (chosen) expect(headers["Set-Cookie"]).toContain("Secure");
  });
});
