import { expect, it } from "vitest";
import { converterBy } from "./converter.server";
import type { KnownTerm } from "./term";

const term = (tra: string, sim: string, keep = false): KnownTerm => ({
  ...{ tra, sim, keep, both: true },
  ...{ eng: "", note: "", term_id: tra },
});

const converter = converterBy([
  term("的士", "出租车"),
  term("巴士", "公交车"),
  term("巴士站", "公交车站"),
  term("短片", "视频"),
  term("影片", "视频"),
  term("九龍巴士", "", true),
  term("木棉協會", "木棉協會", true),
  term("班房", "教室"),
  term("裏面", "里头"),
]);
const sim = (text: string) => converter.text(text, "sim").text;
const tra = (text: string) => converter.text(text, "tra").text;

it("takes the longest term, and each where it is a word", () => {
  expect(sim("乘的士到巴士站，再轉巴士。")).toBe("乘出租车到公交车站，再转公交车。");
  expect(sim("同事的士氣很高。")).toBe("同事的士气很高。");
  expect(sim("她坐在上班房間。")).toBe("她坐在上班房间。");
});

it("leaves the wording of names, whose characters are converted or as staff wrote them", () => {
  expect(sim("九龍巴士由木棉協會租用。")).toBe("九龙巴士由木棉協會租用。");
});

it("says which entries acted, each once", () => {
  const { entries } = converter.text("的士、的士和巴士", "sim");
  expect(entries.map(({ term_id }) => term_id)).toEqual(["的士", "巴士"]);
});

it("goes back, by the first entry with the term", () => {
  expect(tra("坐出租车去看视频。")).toBe("坐的士去看短片。");
});

it("knows a character by each of its Hong Kong forms", () => {
  expect(sim("裡面很暖，裏面很暖。")).toBe("里头很暖，里头很暖。");
});

it("writes the quotation marks of the other script", () => {
  expect(sim("「他說『好』」")).toBe("“他说‘好’”");
  expect(tra("“他说‘好’，it’s OK”")).toBe("「他說『好』，it’s OK」");
});

it("puts what staff have accepted first, sentence by sentence, with the space around it", () => {
  const remembered = new Map([["的士來了。", "车来了。"]]);
  expect(converter.text("  的士來了。\n的士來了。的士走了。", "sim", remembered).text).toBe(
    "  车来了。\n车来了。出租车走了。",
  );
});

it("converts of HTML the words alone, and of attributes those that people read", () => {
  const html =
    '<!-- 的士 --><p title="的士">乘<a href="/的士?a=1&amp;b=2" class=\'的士\'>的士</a>&nbsp;去 &lt;巴士&gt;<br><img alt=\'巴士\' src="巴士.jpg"> 1 < 2</p>';
  expect(converter.html(html, "sim").text).toBe(
    '<!-- 的士 --><p title="出租车">乘<a href="/的士?a=1&amp;b=2" class=\'的士\'>出租车</a>&nbsp;去 &lt;公交车&gt;<br><img alt=\'公交车\' src="巴士.jpg"> 1 < 2</p>',
  );
});
