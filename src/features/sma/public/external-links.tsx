import { useLang } from "../../../core/locale/lang-context";
import { useSiteWords } from "../../../core/locale/words/public";
import { otherLang } from "./other-lang";
import type { LinkView } from "./topic-view.server";

/** Organisations outside the charity, each with what a reader finds there. */
export function ExternalLinks({ links }: { links: readonly LinkView[] }) {
  const lang = useLang();
  return (
    <>
      <h3 className="links-title">{useSiteWords().organizations}</h3>
      <ul className="outside-links">
        {links.map(({ name, url, note }) => (
          <li key={url + name.text}>
            <a href={url} rel="noreferrer" lang={otherLang(name, lang)}>
              {name.text}
            </a>
            <p lang={otherLang(note, lang)}>{note.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
