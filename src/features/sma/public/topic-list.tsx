import { useLang, useWords } from "../../../core/locale/lang-context";
import { useSiteWords } from "../../../core/locale/words/public";
import { GLOSSARY } from "./glossary";
import { otherLang } from "./other-lang";
import type { TopicView } from "./topic-view.server";
import { smaPublicWords } from "./words";

/** The topics and the glossary as a list that stays in sight beside the text; on a narrow screen the tiles do its work. */
export function TopicList({ topics }: { topics: readonly TopicView[] }) {
  const lang = useLang();
  const words = useSiteWords();
  const { glossary } = useWords(smaPublicWords);
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
          <a href={`#${GLOSSARY}`}>{glossary}</a>
        </li>
      </ul>
    </nav>
  );
}
