import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type SmaTopicText, smaTopics } from "../../../charity/sma-texts";
import { LANGS, type Lang, LocaleContext } from "../../../platform/locale/lang";
import { draftOf } from "../feature.server";
import type { SmaTopic } from "../shapes";
import { TOPIC_KEYS } from "../topic-key";
import { topicView } from "./sma-view.server";
import { Topic } from "./topic";

const stored = (topic: SmaTopicText): SmaTopic => ({ ...draftOf(topic), _id: "1", order: 0, version: 1 });

const html = (topic: SmaTopicText, lang: Lang) => render(stored(topic), lang);

function render(topic: SmaTopic, lang: Lang): string {
  return renderToStaticMarkup(
    <LocaleContext value={{ lang, prefix: `/${lang}` }}>
      <Topic topic={topicView(topic, lang)} place={1} mark={(text) => [{ text }]} treatment="treatment" />
    </LocaleContext>,
  );
}

const everyTopic = LANGS.flatMap((lang) => smaTopics.map((topic) => [lang, topic.key, topic] as const));

test.each(everyTopic)("in %s every citation of %s leads to a source that is there", (lang, _, topic) => {
  const page = html(topic, lang);
  const cited = [...page.matchAll(/<a role="doc-noteref" href="#([^"]+)"/g)].map(([, id]) => id);
  expect(cited.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
  expect(cited.length).toBe([...page.matchAll(/\[\d+\]<\/a>/g)].length);
});

test("each topic has its drawing, in the file that they are in", () => {
  const file = readFileSync(join(import.meta.dirname, "topic-drawings.svg"), "utf8");
  const missing = TOPIC_KEYS.filter((key) => !file.includes(`<g id="${key}" `));
  expect(missing).toEqual([]);
  expect(html(smaTopics[0] as SmaTopicText, "eng")).toMatch(/topic-drawings\.svg[^"#]*#what-is-sma"/);
});

test("references are shown except for SMA Treatment and Further Information", () => {
  const without = smaTopics.filter((topic) => !html(topic, "eng").includes("<ol>")).map(({ key }) => key);
  expect(without).toEqual(["treatment", "further-information"]);
});

test("of each topic the first part is open, and neither the others nor the references are", () => {
  for (const topic of smaTopics) {
    const folds =
      html(topic, "eng")
        .split('<div class="folds">')[1]
        ?.match(/<details[^>]*>/g) ?? [];
    expect(folds.map((fold) => fold.includes("open"))).toEqual(folds.map((_, index) => index === 0));
  }
});

/** The beginnings of paragraphs that make no claim: what to ask, and what these pages are. */
const NO_CLAIM = ["Your clinical team can tell you", "These organisations in Hong Kong and elsewhere"];

test.each(LANGS)("in %s every paragraph that makes a claim cites a source", (lang) => {
  const paragraphs = smaTopics.flatMap(({ items }) => items.flatMap(({ content }) => content));
  const bare = paragraphs.filter((paragraph) => !/\[\d+\]/.test(paragraph[lang])).map(({ eng }) => eng);
  expect(bare.filter((text) => !NO_CLAIM.some((begin) => text.startsWith(begin)))).toEqual([]);
  expect(bare).toHaveLength(NO_CLAIM.length);
});

test("a source leads to its address by its name, which screen readers would spell", () => {
  const topic = {
    ...added,
    eng: { ...added.eng, references: ["A nurse. doi:10.1/x", "https://b.example/c"] },
  };
  const page = render(topic, "eng");
  expect(page).toMatch(/<a [^>]*href="https:\/\/doi\.org\/10\.1\/x">A nurse\.<\/a>/);
  expect(page).toMatch(/<a [^>]*href="https:\/\/b\.example\/c">https:\/\/b\.example\/c<\/a>/);
});

test.each(LANGS)("in %s each part about treatment that makes a claim names its sources below it", (lang) => {
  const treatment = smaTopics.find(({ key }) => key === "treatment");
  if (!treatment) throw new Error("There is a topic about treatment.");
  const parts = html(treatment, lang)
    .split(/<details class="fold"/)
    .slice(1);
  expect(parts).toHaveLength(treatment.items.length);
  for (const part of parts) {
    const cited = new Set([...part.matchAll(/>\[(\d+)\]<\/a>/g)].map(([, number]) => number));
    const named = [...part.matchAll(/<li value="(\d+)"/g)].map(([, number]) => number);
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(named)).toEqual(cited);
  }
});

test.each(LANGS)("in %s Chinese sources say in which script they are", (lang) => {
  const page = smaTopics.map((topic) => html(topic, lang)).join("");
  expect(page).not.toContain('lang="zh"');
  expect(page).toMatch(/<li [^>]*lang="zh-Hans">(?:<a [^>]*>)?脊髓性肌萎缩症多学科管理专家共识/);
  expect(page).toMatch(/<li [^>]*lang="zh-Hant-HK">(?:<a [^>]*>)?am730\. SMA迫切用藥/);
  expect(page).toMatch(/<span lang="zh-Hant-HK">嚴重肢體傷殘人士綜合支援服務<\/span>/);
});

test("the number of references is in the parentheses of the language", () => {
  const [topic] = smaTopics;
  if (!topic) throw new Error("There are topics.");
  expect(html(topic, "eng")).toMatch(/References \(\d+\)/);
  for (const lang of ["tra", "sim"] as const)
    expect(html(topic, lang)).toMatch(/<h3>\p{Script=Han}+（\d+）/u);
});

test("no citation is left without its link where references are shown", () => {
  const loose = smaTopics.filter((topic) => /\[\d+\](?!<\/a>)/.test(html(topic, "tra")));
  expect(loose.map(({ key }) => key)).toEqual([]);
});

test("the branches repeat the table of types, each cell once", () => {
  const symptoms = smaTopics.find(({ key }) => key === "symptoms");
  const [, limbs = ""] = (symptoms ? html(symptoms, "eng") : "").split('<ul class="type-branches">');
  const cells = symptoms?.table?.rows.flatMap((row) => Object.values(row).map(({ eng }) => eng)) ?? [];
  expect(cells).toHaveLength(30);
  for (const cell of cells) expect(limbs).toContain(`>${cell}<`);
  expect(new Set(limbs.match(/#type-\d/g)).size).toBe(5);
});

test.each(LANGS)("in %s each type leads to its treatment, as does what treatment has changed", (lang) => {
  const symptoms = smaTopics.find(({ key }) => key === "symptoms");
  const page = symptoms ? html(symptoms, lang) : "";
  const ways = [...page.matchAll(/<a [^>]*href="#treatment"[^>]*>([^<]+)<\/a>/g)].map(([, words]) => words);
  const [sentence, ...types] = ways;
  const caption = symptoms?.table?.caption[lang] ?? "";
  expect(caption.endsWith(sentence ?? "-")).toBe(true);
  // In the table and in its limbs, of which one is shown.
  expect(types).toHaveLength(10);
  for (const [at, { type }] of (symptoms?.table?.rows ?? []).entries()) {
    expect(types[at]).toContain(type[lang]);
    expect(types[at + 5]).toBe(types[at]);
  }
});

test.each(LANGS)("in %s treatment says of each type, and for whom each medicine is", (lang) => {
  const treatment = smaTopics.find(({ key }) => key === "treatment");
  const parts = treatment?.items.map(({ content }) => content.map((each) => each[lang]).join(" ")) ?? [];
  const of = {
    eng: (type: string) => `Type ${type}`,
    tra: (type: string) => `${type} 型`,
    sim: (type: string) => `${type} 型`,
  };
  for (const type of ["0", "1", "4"]) expect(parts[0]).toContain(of[lang](type));
  const whom = { eng: "For whom:", tra: "適用對象：", sim: "适用对象：" };
  for (const medicine of parts.slice(2, 5)) expect(medicine).toContain(whom[lang]);
});

test("the table of types has a header for every column and row, and can be reached by keyboard", () => {
  const symptoms = smaTopics.find(({ key }) => key === "symptoms");
  const page = symptoms ? html(symptoms, "sim") : "";
  expect(page.match(/scope="col"/g)).toHaveLength(6);
  expect(page.match(/scope="row"/g)).toHaveLength(5);
  expect(page).toMatch(/<table aria-label="分型表"/);
  expect(page).toMatch(/<div class="table-scroll"><label class="check"><input type="checkbox"/);
});

const text = (title: string, references: string[], items: { subTitle: string; content: string }[]) => ({
  title,
  references,
  items,
});
const nothing = { subTitle: "", content: "" };
const added: SmaTopic = {
  _id: "0199-added",
  key: null,
  order: 7,
  coverId: null,
  eng: text("Sleep", ["Source A", "Source B"], [nothing, { subTitle: "Masks", content: "Fitted. [2]" }]),
  tra: text("", ["來源丙"], [{ subTitle: "睡姿", content: "側臥。[1]\n\n轉身。" }, nothing]),
  sim: text("", [], [nothing, nothing]),
  referenceIds: { eng: ["a", "b"], tra: ["c"], sim: [] },
  table: null,
  links: null,
  version: 1,
};

test("a text that is missing comes from the other script, converted, else from English, and says so", () => {
  const page = render(added, "sim");
  expect(page).toContain("<h3>睡姿</h3>");
  expect(page).toContain("侧卧。");
  expect(page).toContain("此内容由繁体中文自动转换。");
  expect(page).toContain('<h2 lang="en">Sleep</h2>');
  expect(page).toContain('<h3 lang="en">Masks</h3>');
  expect(page).toMatch(/<p lang="en"[^>]*>Fitted\. /);
});

test("a text of another language cites its own sources, under the numbers of the list on the page", () => {
  const page = render(added, "tra");
  const list = [...page.matchAll(/<li id="1-(\d)"[^>]*>([^<]+)/g)];
  expect(list.map(([, number, source]) => [number, source])).toEqual([
    ["1", "來源丙"],
    ["2", "Source B"],
  ]);
  expect(page).toMatch(/側臥。<a role="doc-noteref" href="#1-1"/);
  expect(page).toMatch(/Fitted\. <a role="doc-noteref" href="#1-2"/);
});

test("where a topic shows no references, a citation leads to the source below its part", () => {
  const page = render({ ...added, key: "treatment" }, "eng");
  const [, id = ""] = /Fitted\. <a role="doc-noteref" href="#([^"]+)">\[2\]<\/a><\/p>/.exec(page) ?? [];
  expect(page).toContain(`<li value="2" id="${id}"`);
  expect(page).toContain("Source B");
});

test("what a doctor has yet to confirm is marked as such in the reader's language", () => {
  const said = {
    eng: "(a doctor has yet to confirm this)",
    tra: "（尚待醫生確認）",
    sim: "（尚待医生确认）",
  };
  for (const topic of smaTopics) {
    for (const lang of LANGS) {
      const page = html(topic, lang);
      const marks = topic.items.flatMap(({ content }) =>
        content.flatMap((text) => text[lang].split("[?]").slice(1)),
      );
      expect(page.split(said[lang]).length - 1).toBe(marks.length);
      expect(page).not.toContain("[?]");
    }
  }
});
