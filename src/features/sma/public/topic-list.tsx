import { useLang } from "../../../core/locale/lang-context";
import { useMessages } from "../../../core/locale/use-messages";
import { useWords } from "../../../core/locale/use-words";
import { GLOSSARY } from "./glossary";
import { smaPublicWords } from "./messages";
import { otherLang } from "./other-lang";
import type { TopicView } from "./topic-view.server";

/** The topics and the glossary as a list that stays in sight beside the text; on a narrow screen the tiles do its work. */
export function TopicList({ topics }: { topics: readonly TopicView[] }) {
  const lang = useLang();
  const words = useMessages();
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
