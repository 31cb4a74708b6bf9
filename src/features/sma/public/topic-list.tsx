import { useLang, useWords } from "../../../core/locale/lang-context";
import { GLOSSARY } from "./glossary";
import { otherLang } from "./other-lang";
import type { TopicView } from "./topic-view.server";
import { smaPublicWords } from "./words";

/** The topics and the glossary as a list that stays in sight beside the text; on a narrow screen the tiles do its work. */
export function TopicList({ topics }: { topics: readonly TopicView[] }) {
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
        <li>
          <a href={`#${GLOSSARY}`}>{words.glossary}</a>
        </li>
      </ul>
    </nav>
  );
}
