import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { publicPages, staffScreens } from "../fixtures/addresses";
import { first, sessionCookie, starredNews } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { isEveryThird } from "../fixtures/sampling";

const here = journey();

/** The headers of every answer; a value that differs by answer is a pattern. */
const EVERYWHERE: Record<string, RegExp> = {
  "content-security-policy": /^default-src 'none';(?=.*base-uri 'none').*frame-ancestors 'none'/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^same-origin$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  "x-frame-options": /^DENY$/,
};

/** The headers that an answer lacks. */
function lacking(headers: Headers, differing: Record<string, RegExp> = {}): string[] {
  return Object.entries({ ...EVERYWHERE, ...differing })
    .filter(([name, value]) => !value.test(headers.get(name) ?? ""))
    .map(([name]) => `${name}: ${headers.get(name)}`);
}

const ask = (path: string, init: RequestInit = {}) =>
  fetch(here.site.url + path, { redirect: "manual", ...init });

/** Sends what no client library would, and gives status and headers of the answer. */
async function askRaw(request: string): Promise<{ status: number; headers: Headers }> {
  const { hostname, port } = new URL(here.site.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.end(request);
  const [head = ""] = (await text(socket)).split("\r\n\r\n");
  const [status = "", ...lines] = head.split("\r\n");
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
  return { status: Number(status.split(" ")[1]), headers };
}

describe("the full set of headers is on", () => {
  it("every page, fresh and kept, with and without a session", async () => {
    const Cookie = await sessionCookie(here.site);
    const pages = await publicPages(here.site);
    // Staff screens come by one code.
    const screens = (await staffScreens(here.site)).filter((_, number) => isEveryThird(number));
    for (const path of [...pages, ...pages, ...screens, "/cms/login", "/nothing", "/api/docs"]) {
      const answer = await ask(path, path.startsWith("/cms/") ? { headers: { Cookie } } : {});
      expect([path, lacking(answer.headers)]).toEqual([path, []]);
      const policy = answer.headers.get("content-security-policy") ?? "";
      expect(policy).not.toMatch(/unsafe-|\*|http:/);
      expect(answer.headers.get("x-powered-by")).toBeNull();
      if (answer.status !== 200) continue;
      expect([path, policy]).toEqual([path, expect.stringContaining("script-src 'self'")]);
      const wanted = path.startsWith("/cms") ? 0 : 1;
      expect([path, policy.split("require-trusted-types-for 'script'").length - 1]).toEqual([path, wanted]);
    }
  });

  it.each([
    ["a redirect", "/about/", "GET", 308],
    ["a redirect of the staff area", "/cms", "GET", 302],
    ["a page that there is not", "/nothing", "GET", 404],
    ["a page's data", "/about.data", "GET", 200],
    ["the routes of the staff area", "/__manifest?p=/cms", "GET", 204],
    ["another method", "/about", "PUT", 405],
    ["a preflight", "/api/news", "OPTIONS", 405],
    ["a static file that there is not", "/assets/nothing.js", "GET", 404],
    ["an answer of the API", "/api/getStarredNews", "GET", 200],
    ["a call that there is not", "/api/nothing", "GET", 404],
    ["a call that is spelt otherwise", "/API/getNews", "GET", 404],
    ["a refused call", "/api/donations", "GET", 401],
    ["another method of the API", "/api/news", "PATCH", 405],
    ["a wrong query", "/api/news?year=x", "GET", 400],
    ["the API's description", "/api/docs", "GET", 200],
    ["its OpenAPI", "/api/openapi.json", "GET", 200],
    ["a file that there is not", "/media/x", "GET", 404],
    ["the sitemap", "/sitemap.xml", "GET", 200],
    ["robots.txt", "/robots.txt", "GET", 200],
    ["health", "/healthz", "HEAD", 200],
    ["readiness", "/readyz", "GET", 200],
    ["figures", "/metrics", "GET", 200],
    ["a backup", "/cms/backup/file", "POST", 401],
    ["a picture of a page that has none now", "/donate/fps.png", "GET", 404],
  ])("%s", async (_, path, method, status) => {
    const answer = await ask(path, { method });
    expect({ status: answer.status, lacking: lacking(answer.headers) }).toEqual({ status, lacking: [] });
  });

  it("nothing that is only a part of pages, but what keeps it from being taken for something else", async () => {
    const html = await (await ask("/")).text();
    const sheet = await ask(html.match(/\/assets\/[\w-]+\.css/)?.[0] ?? "");
    const script = await ask((await (await ask("/about")).text()).match(/\/assets\/[\w.-]+\.js/)?.[0] ?? "");
    for (const { status, headers } of [sheet, script]) {
      const carried = Object.keys(EVERYWHERE).filter((name) => headers.has(name));
      expect([status, carried]).toEqual([200, ["x-content-type-options", "cross-origin-resource-policy"]]);
    }
  });

  it("an image, one that the browser has, and one of a width that there is not", async () => {
    const { coverId } = first(await starredNews(here.site));
    const address = `/media/${coverId}?w=320`;
    const image = await ask(address);
    const again = await ask(address, { headers: { "If-None-Match": image.headers.get("etag") ?? "" } });
    const wrong = await ask(`/media/${coverId}?w=321`);
    expect([image.status, again.status, wrong.status]).toEqual([200, 304, 400]);
    for (const { headers } of [image, again, wrong]) expect(lacking(headers)).toEqual([]);
  });

  it("a picture for link previews, which other sites may show", async () => {
    const answer = await ask("/og/home.eng.jpg");
    expect(answer.status).toBe(200);
    expect(lacking(answer.headers, { "cross-origin-resource-policy": /^cross-origin$/ })).toEqual([]);
  });

  it.each([
    ["too long headers", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["what is no HTTP", "HELLO\r\n\r\n", 400],
    ["a host that is none", "GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    ["a method that is not for use", "TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 405],
  ])("%s", async (_, request, status) => {
    const answer = await askRaw(request);
    expect({ status: answer.status, lacking: lacking(answer.headers) }).toEqual({ status, lacking: [] });
  });
});

describe("https for a year", () => {
  it("is asked for when the proxy on this machine says that visitors come by it, and not else", async () => {
    for (const path of ["/about", "/about", "/api/getStarredNews"]) {
      const secure = await ask(path, { headers: { "X-Forwarded-Proto": "https" } });
      const plain = await ask(path);
      expect(secure.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
      expect(plain.headers.get("strict-transport-security")).toBeNull();
    }
  });
});
