import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mediaSource, oldMedia, oldMediaId, publicIdPath } from "./old-media";

const MEDIA = oldMedia("https://res.cloudinary.com/kapok-old");
const FOLDER = oldMedia("/srv/old media");
const base = "https://res.cloudinary.com/kapok-old/image/upload";

describe("oldMediaId", () => {
  it.each([
    [`${base}/abc.jpg`, "abc"],
    [`${base}/abc`, "abc"],
    ["http://res.cloudinary.com/kapok-old/image/upload/abc.png", "abc"],
    ["//res.cloudinary.com/kapok-old/image/upload/abc.png", "abc"],
    ["res.cloudinary.com/kapok-old/image/upload/abc.png", "abc"],
    ["https://images.example.org/x/kapok-old/image/upload/abc.png", "abc"],
    [` ${base}/abc.JPG?_a=1#x `, "abc"],
    [`${base}/v1571234567/abc.jpg`, "abc"],
    [`${base}/v1/abc.jpg`, "abc"],
    [`${base}/w_800,c_limit/v1571234567/abc.jpg`, "abc"],
    [`${base}/w_800,c_limit/abc.jpg`, "abc"],
    [
      `${base}/c_fill,g_auto:faces,h_250,w_970/e_sepia:80/f_auto/q_auto:good/news/2019/abc.jpg`,
      "news/2019/abc",
    ],
    [`${base}/s--Ab_9-xyz--/t_small/abc.jpg`, "abc"],
    [`${base}/l_text:Arial_20:Hello%2C%20you,g_south/v1571234567/abc.jpg`, "abc"],
    [`${base}/ar_16:9,c_auto/$w_100/abc`, "abc"],
    [`${base}/fl_attachment/forms/joining%20us.pdf`, "forms/joining us"],
    ["https://res.cloudinary.com/kapok-old/raw/upload/v1571234567/forms/a.pdf", "forms/a.pdf"],
    ["https://res.cloudinary.com/kapok-old/raw/upload/fl_attachment/forms/a.docx", "forms/a.docx"],
    [`${base}/%E6%9C%A8%E6%A3%89%20%28%E8%8A%B1%29+1.jpg`, "木棉 (花)+1"],
    [`${base}/木棉 (花)+1.jpg`, "木棉 (花)+1"],
    [`${base}/a%2Fb%5B1%5D.jpg`, "a/b[1]"],
    [`${base}/100%.jpg`, "100%"],
    [`${base}/c_photos/abc.jpg`, "c_photos/abc"],
    [`${base}/news_2019/abc.jpg`, "news_2019/abc"],
    [`${base}/news/v2/abc.jpg`, "news/v2/abc"],
    [`${base}/w_800`, "w_800"],
    [`${base}/v1571234567`, "v1571234567"],
    [`${base}/abc.2019`, "abc.2019"],
    [`${base}/a.b.png`, "a.b"],
  ])("%s is %s", (address, id) => {
    expect(oldMediaId(address, MEDIA)).toBe(id);
  });

  it.each([
    "",
    "abc",
    "https://example.org/abc.jpg",
    "https://res.cloudinary.com/another/image/upload/abc.jpg",
    "https://res.cloudinary.com/kapok-old/video/upload/abc.mp4",
    "https://res.cloudinary.com/kapok-old/image/fetch/https://example.org/a.jpg",
    `${base}/`,
    `${base}/a//b.jpg`,
    `${base}/%2e%2e/secret.jpg`,
    `${base}/a%2F..%2F..%2Fb.jpg`,
    `${base}/a%5Cb.jpg`,
    `${base}/a%00.jpg`,
    `javascript:${base}/abc.jpg`,
    "https://",
  ])("%s is of another host, or of no file", (address) => {
    expect(oldMediaId(address, MEDIA)).toBeUndefined();
  });

  it("with a folder takes any account of the service, and no other host", () => {
    expect(oldMediaId("http://res.cloudinary.com/any/image/upload/a.jpg", FOLDER)).toBe("a");
    expect(oldMediaId("https://example.org/any/image/upload/a.jpg", FOLDER)).toBeUndefined();
  });

  it("gives back any id from an address that has each of its parts escaped", () => {
    const part = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
      .filter((text) => !/[/\\\p{Cc}]|^\.\.?$/u.test(text));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const id = parts.join("/");
        expect(oldMediaId(`${base}/v1571234567/${publicIdPath(id)}.jpg`, MEDIA)).toBe(id);
      }),
    );
  });

  it("never throws, whatever the input", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(typeof oldMediaId(text, MEDIA)).toMatch(/undefined|string/);
        expect(typeof oldMediaId(`${base}/${text}`, FOLDER)).toMatch(/undefined|string/);
        expect(mediaSource(text, MEDIA)).toBeDefined();
      }),
    );
  });
});

describe("mediaSource", () => {
  it.each([
    ["abc", { id: "abc" }],
    [" news/abc ", { id: "news/abc" }],
    ["/news/abc", { id: "news/abc" }],
    ["100% 木棉+[1]", { id: "100% 木棉+[1]" }],
    [`${base}/w_80/v1571234567/abc.jpg`, { id: "abc" }],
    ["v1571234567/abc.jpg", { id: "abc" }],
    ["image/upload/v1571234567/abc.jpg", { id: "abc" }],
    ["raw/upload/a.pdf", { id: "a.pdf" }],
    ["data:image/png;base64,AAAA", { data: "data:image/png;base64,AAAA" }],
    ["https://example.org/a.jpg", "elsewhere"],
    ["blob:https://example.org/1", "unusable"],
    ["../../etc/passwd", "unusable"],
    ["", "unusable"],
  ])("%s", (stored, source) => {
    expect(mediaSource(stored, MEDIA)).toEqual(source);
  });
});
