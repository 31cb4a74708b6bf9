import { pageTexts } from "../features/pages/page-texts.server";
import { SmaHead } from "../features/sma/public/sma-head";
import { smaView } from "../features/sma/public/sma-view.server";
import { Topic } from "../features/sma/public/topic";
import { type Section, TopicLinks, TopicList, TopicTiles } from "../features/sma/public/topic-links";
import { smaPublicWords } from "../features/sma/public/words";
import { termsView } from "../features/sma-terms/feature.server";
import { GLOSSARY, Glossary } from "../features/sma-terms/public/glossary";
import { termMarker } from "../features/sma-terms/public/term-marks";
import { depsContext } from "../platform/deps.server";
import { useLang, useWords } from "../platform/locale/lang";
import { localeContext } from "../platform/locale/request-lang.server";
import { medicalPage, personNamed, StructuredData } from "../site/discovery/structured-data";
import { PageHead } from "../site/frame/page";
import type { Route } from "./+types/sma";
import { smaPage } from "./sma/definition";
import smaCss from "./sma/sma.css?url";

/** A sheet of its own: other pages need none of its rules. */
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: smaCss }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(depsContext);
  const { lang } = context.get(localeContext);
  const texts = await pageTexts(context, smaPage);
  return { texts, ...(await smaView(db, lang)), terms: await termsView(db, lang) };
}

/** SMA in topics: tiles to choose one, then all of them, each part to be opened by itself. */
export default function Sma({ loaderData: { texts, topics, review, terms } }: Route.ComponentProps) {
  const words = useWords(smaPublicWords);
  const lang = useLang();
  const { title, lead, glossary } = texts;
  const markTerms = termMarker(terms);
  const treatment = topics.find(({ key }) => key === "treatment")?.anchor;
  const sections: Section[] =
    terms.length > 0 ? [...topics, { anchor: GLOSSARY, title: { text: glossary, lang } }] : topics;
  return (
    <>
      <PageHead title={title} description={lead} path="/sma" />
      {review.date !== "" && (
        <StructuredData
          things={[medicalPage({ date: review.date, person: personNamed(review.reviewer.text) })]}
        />
      )}
      <SmaHead title={title} lead={lead} review={review} />
      {topics.length === 0 ? (
        <p className="content">{words.noTopics}</p>
      ) : (
        <>
          <TopicTiles topics={topics} />
          <div className="content topics-grid">
            <TopicList sections={sections} />
            <div>
              {topics.map((topic, index) => (
                <Topic
                  key={topic.anchor}
                  topic={topic}
                  place={index + 1}
                  mark={markTerms()}
                  treatment={treatment}
                >
                  <TopicLinks sections={sections} at={index} />
                </Topic>
              ))}
              {terms.length > 0 && (
                <Glossary title={glossary} terms={terms}>
                  <TopicLinks sections={sections} at={topics.length} />
                </Glossary>
              )}
            </div>
          </div>
        </>
      )}
    </>
  );
}
