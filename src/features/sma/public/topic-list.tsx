import { useLang, useWords } from "../../../core/locale/lang-context";
import { otherLang } from "./other-lang";
import type { TopicView } from "./topic-view.server";
import { smaPublicWords } from "./words";

interface TopicListProps {
  topics: readonly TopicView[];
  /** The part of the page behind the topics. */
  last: { anchor: string; title: string } | undefined;
}

/** The topics and what follows them as a list that stays in sight beside the text; on a narrow screen the tiles do its work. */
export function TopicList({ topics, last }: TopicListProps) {
  const lang = useLang();
  const words = useWords(smaPublicWords);
  return (
    <nav className="topic-list" aria-label={words.onThisPage}>
      <ul>
        {topics.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} lang={otherLang(title, lang)}>
              {title.text}
            </a>
          </li>
        ))}
        {last && (
          <li>
            <a href={`#${last.anchor}`}>{last.title}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}
