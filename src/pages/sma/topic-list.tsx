import { useLang } from "../../core/locale/lang-context";
import { useMessages } from "../../core/locale/use-messages";
import type { SmaTopicText } from "../../site/sma-topic";

/** The topics as a list that stays in sight beside the text; on a narrow screen the tiles do its work. */
export function TopicList({ topics }: { topics: readonly SmaTopicText[] }) {
  const lang = useLang();
  const words = useMessages();
  return (
    <nav className="topic-list" aria-label={words.onThisPage}>
      <ul>
        {topics.map(({ key, title }) => (
          <li key={key}>
            <a href={`#${key}`}>{title[lang]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
