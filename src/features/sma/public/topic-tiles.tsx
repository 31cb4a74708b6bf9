import { useLang } from "../../../core/locale/lang-context";
import { Phrase } from "../../../core/locale/phrase";
import { useSiteWords } from "../../../core/locale/words/public";
import { otherLang } from "./other-lang";
import { TopicArt } from "./topic-art";
import type { TopicView } from "./topic-view.server";

/** One tile for each topic, with its own picture; leads to the topic further down. */
export function TopicTiles({ topics }: { topics: readonly TopicView[] }) {
  const lang = useLang();
  return (
    <nav className="content" aria-label={useSiteWords().topics}>
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
