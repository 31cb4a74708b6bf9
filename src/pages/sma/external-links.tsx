import { LANG_TAG } from "../../core/locale/lang";
import { useLang } from "../../core/locale/lang-context";
import { useMessages } from "../../core/locale/use-messages";
import type { SmaLink } from "../../site/sma-topic";

/** Organisations outside the charity, each with what a reader finds there. */
export function ExternalLinks({ links }: { links: readonly SmaLink[] }) {
  const lang = useLang();
  return (
    <>
      <h3 className="links-title">{useMessages().organizations}</h3>
      <ul className="outside-links">
        {links.map(({ name, url, note }) => (
          <li key={url}>
            <a href={url} rel="noopener noreferrer" lang={name[lang] === name.eng ? LANG_TAG.eng : undefined}>
              {name[lang]}
            </a>
            <p>{note[lang]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
