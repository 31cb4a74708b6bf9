import { Fragment } from "react";
import { homeTexts } from "../../../charity/home-texts";
import { depsContext } from "../../../core/deps.server";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { localeContext } from "../../../core/locale/request-lang.server";
import { PageHead } from "../../../core/site/frame/page-head";
import { LayOutSoFar } from "../../../core/site/security/inline-script";
import type { Route } from "./+types/page";
import { Glossary } from "./glossary";
import { SmaHead } from "./sma-head";
import { smaView } from "./sma-view.server";
import { Topic } from "./topic";
import { TopicList } from "./topic-list";
import { TopicTiles } from "./topic-tiles";
import { smaPublicWords } from "./words";

export const loader = ({ context }: Route.LoaderArgs) =>
  smaView(context.get(depsContext).db, context.get(localeContext).lang);

/** SMA in topics: tiles to choose one, then all of them, each part to be opened by itself. */
export default function Sma({ loaderData: { topics, review } }: Route.ComponentProps) {
  const lang = useLang();
  const words = useWords(smaPublicWords);
  const description = homeTexts.smaSummary.paragraphs[0]?.[lang] ?? "";
  return (
    <>
      <PageHead title={words.smaTitle} description={description} path="/sma" />
      <SmaHead lead={description} review={review} />
      {topics.length === 0 ? (
        <p className="content">{words.noTopics}</p>
      ) : (
        <>
          <TopicTiles topics={topics} />
          <LayOutSoFar />
          <div className="content topics-grid">
            <TopicList topics={topics} />
            <div>
              {topics.map((topic, index) => (
                <Fragment key={topic.anchor}>
                  <Topic topic={topic} openFirst={index === 0 || topic.items.length === 1} />
                  <LayOutSoFar />
                </Fragment>
              ))}
              <Glossary />
            </div>
          </div>
        </>
      )}
    </>
  );
}
