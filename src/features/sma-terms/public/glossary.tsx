import type { Shown } from "../../../core/locale/fallback.server";
import { LANG_TAG } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { termAnchor } from "../term-anchor";
import type { TermView } from "./terms-view.server";

export const GLOSSARY = "glossary";

/** Difficult words explained under a heading; the topics lead here. */
export function Glossary({ title, terms }: { title: string; terms: readonly TermView[] }) {
  const lang = useLang();
  const otherLang = (text: Shown) => (text.lang === lang ? undefined : LANG_TAG[text.lang]);
  return (
    <section id={GLOSSARY} className="topic glossary">
      <h2>{title}</h2>
      <dl className="rows">
        {terms.map(({ id, name, meaning }) => (
          <div key={id} id={termAnchor(id)}>
            <dt lang={otherLang(name)}>{name.text}</dt>
            <dd lang={otherLang(meaning)}>{meaning.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
