import { useLang } from "../core/locale/lang-context";
import { useMessages } from "../core/locale/use-messages";
import { PageHead } from "../core/site/page-head";
import { homeTexts } from "../site/home-texts";
import { smaTopics } from "../site/sma-texts";
import { SmaHead } from "./sma/sma-head";
import { Topic } from "./sma/topic";
import { TopicList } from "./sma/topic-list";
import { TopicTiles } from "./sma/topic-tiles";

/** SMA in seven topics: tiles to choose one, then all of them, each part to be opened by itself. */
export default function Sma() {
  const lang = useLang();
  const description = homeTexts.smaSummary.paragraphs[0]?.[lang] ?? "";
  return (
    <>
      <PageHead title={useMessages().smaTitle} description={description} path="/sma" />
      <SmaHead lead={description} />
      <TopicTiles topics={smaTopics} />
      <div className="content topics-grid">
        <TopicList topics={smaTopics} />
        <div>
          {smaTopics.map((topic, index) => (
            <Topic key={topic.key} topic={topic} openFirst={index === 0 || topic.items.length === 1} />
          ))}
        </div>
      </div>
    </>
  );
}
