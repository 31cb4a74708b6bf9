import { describe, expect, it } from "vitest";
import { asideText, excerpt, isBlank, mediaIds, plainText, proseText } from "../../platform/html/text";

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

describe("proseText", () => {
  const table = "<table><tbody><tr><th>藥物</th><td>用藥方式</td></tr></tbody></table>";

  it("leaves out headings and tables, which the words aside are", () => {
    const html = `<h2>藥物</h2><p>今天有三種。</p>${table}<h3>One</h3><p>各人不同。</p>`;
    expect(proseText(html)).toBe("今天有三種。各人不同。");
    expect(asideText(html)).toBe("藥物 藥物 用藥方式 One");
    expect(asideText("<p>各人不同。</p>")).toBe("");
  });

  it("has the words of a text that is a table or a heading alone", () => {
    expect(proseText(table)).toBe("藥物 用藥方式");
    expect(proseText("<h2>One</h2><p></p>")).toBe("One");
  });

  it.each([
    ["<p>他说：“好。”</p><p>“走吧！”</p>", "他说：“好。”“走吧！”"],
    ["<p>木棉花</p><p>「開了」</p><p>SMA 病友</p>", "木棉花「開了」SMA 病友"],
    ["<ul><li><p>輪椅</p></li><li><p>渡輪</p></li></ul>", "輪椅 渡輪"],
    ["<p>It is late.</p><p>Go “home”.</p>", "It is late. Go “home”."],
  ])("has no gap beside a full-width mark: %s", (html, prose) => {
    expect(proseText(html)).toBe(prose);
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

  it.each([
    ["Thirty-seven of them came", 24, "Thirty-seven of them…"],
    ["Thirty-seven of them, came", 21, "Thirty-seven of them…"],
    ["One sentence. Another one.", 15, "One sentence…"],
    ["所以醫院會說明是哪一種。藥物的作用", 13, "所以醫院會說明是哪一種…"],
    ["所以医院会说明，病友会支持", 5, "所以医院会…"],
    ["Is it so? Perhaps", 11, "Is it so?…"],
    ["她說：「我們走吧」", 4, "她說…"],
    ["在社區禮堂，22 部輪椅並排", 9, "在社區禮堂…"],
    [
      "參加本會一年一度的「同行同轆」海濱步行籌款。當中 37 位以輪椅代步",
      30,
      "參加本會一年一度的「同行同轆」海濱步行籌款…",
    ],
    ["家长常问我们：接下来会怎样？下面按先后次序说明各个步骤", 20, "家长常问我们：接下来会怎样？下面按先后…"],
    [
      "家长常常会来电问我们：孩子接下来会怎样？下面按先后次序说明",
      25,
      "家长常常会来电问我们：孩子接下来会怎样？…",
    ],
    ["It began with 1,000 visitors", 20, "It began with…"],
    ["The gene is SMN1 in all of us", 17, "The gene is SMN1…"],
  ])("ends with a whole word: %s", (text, limit, cut) => {
    expect(excerpt(text, limit)).toBe(cut);
  });
});
