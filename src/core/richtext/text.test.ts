import { describe, expect, it } from "vitest";
import { excerpt, isBlank, mediaIds, plainText } from "./text";

const A = "0192f0c1-7a3e-4b5c-8d9e-0123456789ab";
const B = "0192f0c1-7a3e-4b5c-8d9e-0123456789ac";
const image = (id: string, alt: string) =>
  `<img data-media-id="${id}" src="/media/${id}?w=960" alt="${alt}">`;

describe("plainText", () => {
  it.each([
    ["<h2>One</h2><p>two<br>three <strong>fo</strong>ur</p>", "One two three four"],
    ["<p>木<strong>棉</strong>花</p><p>開了</p>", "木棉花 開了"],
    [
      "<ul><li><p>a</p></li><li><p>b</p></li></ul><table><tbody><tr><td>c</td><td>d</td></tr></tbody></table>",
      "a b c d",
    ],
    ["<p>3 &lt; 4 &amp;amp; &quot;5&quot; &#39;6&#x27; &nbsp;7</p>", "3 < 4 &amp; \"5\" '6' 7"],
    [`<p>before</p>${image(A, "not a word")}<p>after</p>`, "before after"],
    ["<p>&#9999999;</p>", "&#9999999;"],
    ["bare text", "bare text"],
  ])("reads %s", (html, words) => {
    expect(plainText(html)).toBe(words);
  });
});

describe("mediaIds", () => {
  it("names each image once, in order", () => {
    expect(mediaIds(`${image(B, "b")}<p>x</p>${image(A, "a")}${image(B, "again")}`)).toEqual([B, A]);
    expect(mediaIds("<p>data-media-id=&quot;x&quot;</p>")).toEqual([]);
  });
});

describe("isBlank", () => {
  it("is true without words and images", () => {
    expect(isBlank("<p> &nbsp;</p>")).toBe(true);
    expect(isBlank("<p>。</p>")).toBe(false);
    expect(isBlank(image(A, ""))).toBe(false);
  });
});

describe("excerpt", () => {
  it("leaves a short text alone", () => {
    expect(excerpt("12345", 5)).toBe("12345");
    expect(excerpt("👩‍👩‍👧é", 2)).toBe("👩‍👩‍👧é");
  });

  it("takes what looks like a tag for the words that it is", () => {
    expect(excerpt("a <b or c> d &lt;", 99)).toBe("a <b or c> d &lt;");
  });

  it("cuts between whole characters", () => {
    expect(excerpt("123456", 5)).toBe("12345…");
    expect(excerpt("👩‍👩‍👧𠝹é木棉", 3)).toBe("👩‍👩‍👧𠝹é…");
    expect(excerpt("word word", 5)).toBe("word…");
  });
});
