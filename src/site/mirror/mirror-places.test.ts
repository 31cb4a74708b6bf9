import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { forwardScript, placeOfFile, placeOfNotFound, placeOfPage } from "./mirror-places";

const at = (path: string) => new URL(path, "https://kapok.example");

it.each([
  ["/", "index.html", ""],
  ["/tra/about", "tra/about/index.html", "tra/about/"],
  ["/archiveitem?news_id=01a2", "archiveitem/news_id=01a2/index.html", "archiveitem/news_id=01a2/"],
  ["/archive?year=2024&page=2", "archive/page=2/year=2024/index.html", "archive/page=2/year=2024/"],
  ["/archive?cat=New+Drug", "archive/cat=New~20Drug/index.html", "archive/cat=New~20Drug/"],
  ["/%E9%97%9C%E6%96%BC", "關於/index.html", "%E9%97%9C%E6%96%BC/"],
  ["/a?b=../..%2Fc", "a/b=..~2f..~2fc/index.html", "a/b=..~2f..~2fc/"],
  ["/x%2F..%2Fy", "x_.._y/index.html", "x_.._y/"],
])("puts the page at %s into a folder", (path, file, address) => {
  expect(placeOfPage(at(path))).toEqual({ file, address });
});

it.each([
  ["/media/1f?w=640&v=2", "image/webp", "media/1f/v=2/w=640.webp"],
  ["/media/1f/%E5%B9%B4%E5%A0%B1.pdf?v=2", "application/pdf", "media/1f/v=2/年報.pdf"],
  ["/media/1f/report", "application/pdf", "media/1f/report.pdf"],
  ["/eng/feed.atom?cat=a", "application/atom+xml; charset=utf-8", "eng/feed/cat=a.atom"],
  ["/robots.txt", "text/plain; charset=UTF-8", "robots.txt"],
  ["/assets/site-1.css", "text/css", "assets/site-1.css"],
  ["/donate/fps.png", "image/png", "donate/fps.png"],
])("gives the file at %s the ending of its type", (path, type, file) => {
  expect(placeOfFile(at(path), type).file).toBe(file);
});

it("gives a name that no file system takes a shorter one of its own", () => {
  const [one, other] = ["a", "b"].map((end) => placeOfPage(at(`/${"%E9%97%9C".repeat(120)}${end}`)).file);
  expect(Buffer.byteLength(one?.split("/")[0] ?? "")).toBeLessThan(256);
  expect(one).not.toBe(other);
});

it("has a page of each language, and one for every other address, that says that there is none", () => {
  expect(["", "/tra"].map((prefix) => placeOfNotFound(prefix).file)).toEqual(["404.html", "tra/404.html"]);
});

it.each(["?cat=New+Drug&page=2&fbclid=1", "?page=2&cat=New%20Drug", "?cat=關於（一）&page=2"])(
  "leads from a query to the folder of its page: %s",
  (search) => {
    let led = "";
    const location = { search, hash: "#x", replace: (to: string) => (led = to) };
    runInNewContext(forwardScript(["page", "cat"]), { location, URLSearchParams, TextEncoder });
    const query = new URLSearchParams(search);
    query.delete("fbclid");
    expect(`archive/${led}`).toBe(`${decodeURI(placeOfPage(at(`/archive?${query}`)).address)}#x`);
  },
);
