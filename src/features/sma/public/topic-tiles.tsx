import { useLang, useWords } from "../../../core/locale/lang-context";
import { Phrase } from "../../../core/locale/phrase";
import { otherLang } from "./other-lang";
import { TopicArt } from "./topic-art";
import type { TopicView } from "./topic-view.server";
import { TOPICS } from "./topic-way";
import { smaPublicWords } from "./words";

/** One tile for each topic, with its own picture; leads to the topic further down. */
export function TopicTiles({ topics }: { topics: readonly TopicView[] }) {
  const lang = useLang();
  return (
    <nav id={TOPICS} className="content" aria-label={useWords(smaPublicWords).topics}>
      <ul className="tiles">
        {topics.map((topic) => (
          <li key={topic.anchor}>
            <a className="tile" href={`#${topic.anchor}`}>
              <TopicArt topic={topic} />
              <span lang={otherLang(topic.title, lang)}>
                <Phrase text={topic.title.text} lang={topic.title.lang} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
