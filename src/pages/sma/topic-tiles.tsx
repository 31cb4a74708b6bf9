import { useLang } from "../../core/locale/lang-context";
import { useMessages } from "../../core/locale/use-messages";
import type { SmaTopicText } from "../../site/sma-topic";
import { TopicArt } from "./topic-art";

/** One tile for each topic, with its own drawing; leads to the topic further down. */
export function TopicTiles({ topics }: { topics: readonly SmaTopicText[] }) {
  const lang = useLang();
  return (
    <nav className="content" aria-label={useMessages().topics}>
      <ul className="tiles">
        {topics.map(({ key, title }) => (
          <li key={key}>
            <a className="tile" href={`#${key}`}>
              <TopicArt topic={key} className="tile-art" />
              <span>{title[lang]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
