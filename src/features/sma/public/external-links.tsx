import { useLang, useWords } from "../../../core/locale/lang-context";
import { otherLang } from "./other-lang";
import type { LinkView } from "./topic-view.server";
import { smaPublicWords } from "./words";

/** Organisations outside the charity, each with what a reader finds there. */
export function ExternalLinks({ links }: { links: readonly LinkView[] }) {
  const lang = useLang();
  return (
    <>
      <h3 className="links-title">{useWords(smaPublicWords).organizations}</h3>
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
