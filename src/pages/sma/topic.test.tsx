import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LANGS, type Lang } from "../../core/locale/lang";
import { LocaleContext } from "../../core/locale/lang-context";
import { smaTopics } from "../../site/sma-texts";
import type { SmaTopicText } from "../../site/sma-topic";
import { Topic } from "./topic";

function html(topic: SmaTopicText, lang: Lang): string {
  return renderToStaticMarkup(
    <LocaleContext value={{ lang, prefix: `/${lang}` }}>
      <Topic topic={topic} openFirst={false} />
    </LocaleContext>,
  );
}

const everyTopic = LANGS.flatMap((lang) => smaTopics.map((topic) => [lang, topic.key, topic] as const));

test.each(everyTopic)("in %s every citation of %s leads to a source that is there", (lang, _, topic) => {
  const page = html(topic, lang);
  const cited = [...page.matchAll(/class="cite" href="#([^"]+)"/g)].map(([, id]) => id);
  expect(cited.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
  expect(cited.length).toBe([...page.matchAll(/\[\d+\]<\/a>/g)].length);
});

test("references are shown except for SMA Treatment and Further Information", () => {
  const without = smaTopics.filter((topic) => !html(topic, "eng").includes("<ol>")).map(({ key }) => key);
  expect(without).toEqual(["treatment", "further-information"]);
});

test("no citation is left without its link where references are shown", () => {
  const loose = smaTopics.filter((topic) =>
    /\[\d+\](?!<\/a>)/.test(html(topic, "tra").replaceAll(/aria-label="[^"]*"/g, "")),
  );
  expect(loose.map(({ key }) => key)).toEqual([]);
});

test("the table of types has a header for every column and row, and can be reached by keyboard", () => {
  const symptoms = smaTopics.find(({ key }) => key === "symptoms");
  const page = symptoms ? html(symptoms, "sim") : "";
  expect(page.match(/scope="col"/g)).toHaveLength(6);
  expect(page.match(/scope="row"/g)).toHaveLength(5);
  expect(page).toMatch(/<section[^>]*aria-labelledby="type-table-caption"[^>]*tabindex="0"/i);
});
