import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { smaGlossary } from "../../charity/sma-glossary";
import { type SmaTopicText, smaTopics } from "../../charity/sma-texts";
import { draftOf } from "../../features/sma/feature.server";
import { topicView } from "../../features/sma/public/sma-view.server";
import { Topic } from "../../features/sma/public/topic";
import { termView } from "../../features/sma-terms/feature.server";
import { textsOf } from "../../features/sma-terms/first-texts";
import { termMarker } from "../../features/sma-terms/public/term-marks";
import { LANGS, type Lang, LocaleContext } from "../../platform/locale/lang";

const firstTerms = smaGlossary.map((term) => ({ _id: term.id, ...textsOf(term) }));

/** A topic of the first ones with its links to the first terms. */
function html(topic: SmaTopicText, lang: Lang): string {
  const stored = { ...draftOf(topic), _id: "1", order: 0, version: 1 };
  const markTerms = termMarker(firstTerms.map((term) => termView(term, lang)));
  return renderToStaticMarkup(
    <LocaleContext value={{ lang, prefix: `/${lang}` }}>
      <Topic topic={topicView(stored, lang)} place={1} mark={markTerms()} />
    </LocaleContext>,
  );
}

const everyTopic = LANGS.flatMap((lang) => smaTopics.map((topic) => [lang, topic.key, topic] as const));

test.each(everyTopic)("in %s a term of %s leads to the glossary, once", (lang, _, topic) => {
  const terms = [...html(topic, lang).matchAll(/<a href="#term-([^"]+)"/g)].map(([, number]) =>
    Number(number),
  );
  expect(terms.filter((number) => !(number in [null, ...smaGlossary]))).toEqual([]);
  expect(new Set(terms).size).toBe(terms.length);
});

test.each(LANGS)("every term of the glossary is named in some topic in %s", (lang) => {
  const pages = smaTopics.map((topic) => html(topic, lang)).join("");
  const unnamed = smaGlossary.filter((_, at) => !pages.includes(`#term-${at + 1}"`));
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});
