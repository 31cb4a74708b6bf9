import { SmaArt } from "../art/sma-art";
import { pageTexts } from "../features/pages/page-texts.server";
import { smaView } from "../features/sma/public/sma-view.server";
import { Topic } from "../features/sma/public/topic";
import { type Section, TopicLinks, TopicList, TopicTiles } from "../features/sma/public/topic-links";
import { smaPublicWords } from "../features/sma/public/words";
import { termsView } from "../features/sma-terms/feature.server";
import { GLOSSARY, Glossary } from "../features/sma-terms/public/glossary";
import { termMarker } from "../features/sma-terms/public/term-marks";
import { depsContext, localeContext } from "../platform/loader-context.server";
import type { Shown } from "../platform/locale/fallback.server";
import { otherLang, useLang, useWords } from "../platform/locale/lang";
import { medicalPage, personNamed, StructuredData } from "../site/discovery/structured-data";
import { PageHead, ReviewDate } from "../site/frame/page";
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

interface SmaHeadProps {
  title: string;
  lead: string;
  /** `date` is `YYYY-MM-DD`, or `""` before the first review. */
  review: { date: string; reviewer: Shown };
}

/** SMA in a few lines, the nerve and the muscle, and how far to trust these pages. */
function SmaHead({ title, lead, review }: SmaHeadProps) {
  const words = useWords(smaPublicWords);
  return (
    <section className="content sma-head">
      <div className="page-title stack">
        <h1>{title}</h1>
        <p className="lead measure">{lead}</p>
      </div>
      <SmaArt className="sma-head-art" />
      <div className="sma-notice">
        <p>
          <strong>{words.notice}</strong>
        </p>
        {review.date !== "" && (
          <p className="card-meta">
            <Reviewer name={review.reviewer} />
            <br />
            <ReviewDate date={review.date} />
          </p>
        )}
      </div>
    </section>
  );
}

function Reviewer({ name }: { name: Shown }) {
  const lang = useLang();
  const [before, after] = useWords(smaPublicWords).reviewedBy.split("{reviewer}");
  return (
    <>
      {before}
      <span lang={otherLang(name, lang)}>{name.text}</span>
      {after}
    </>
  );
}
