import { useLang } from "../../../core/locale/lang-context";
import { useSiteWords } from "../../../core/locale/words/public";
import { otherLang } from "./other-lang";
import type { Section } from "./topic-way";

/**
 * The sections of the page as a list that stays in sight beside the text, with the one that is read marked where the
 * browser can tell it; on a narrow window the tiles and the way at the end of each topic do its work.
 */
export function TopicList({ sections }: { sections: readonly Section[] }) {
  const lang = useLang();
  return (
    <nav className="topic-list" aria-label={useSiteWords().onThisPage}>
      <ul>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} lang={otherLang(title, lang)}>
              {title.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
