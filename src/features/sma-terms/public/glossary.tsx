import type { ReactNode } from "react";
import { otherLang, useLang } from "../../../platform/locale/lang";
import { termAnchor } from "../definition";
import type { TermView } from "../feature.server";

export const GLOSSARY = "glossary";

interface GlossaryProps {
  title: string;
  terms: readonly TermView[];
  /** The way on from it. */
  children?: ReactNode;
}

/**
 * Difficult words explained under a heading, folded away as they are longer than any topic; the topics lead here, and a
 * link to one of them, a search in the page and paper unfold them.
 */
export function Glossary({ title, terms, children }: GlossaryProps) {
  const lang = useLang();
  return (
    <section id={GLOSSARY} className="topic glossary">
      <details className="fold">
        <summary>
          <h2>{title}</h2>
        </summary>
        <dl className="rows">
          {terms.map(({ id, name, meaning }, at) => (
            <div key={id} id={termAnchor(at)}>
              <dt lang={otherLang(name, lang)}>{name.text}</dt>
              <dd lang={otherLang(meaning, lang)}>{meaning.text}</dd>
            </div>
          ))}
        </dl>
      </details>
      {children}
    </section>
  );
}
