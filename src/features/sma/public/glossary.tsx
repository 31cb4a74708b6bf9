import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { smaGlossary } from "../../../site/sma-glossary";
import { termAnchor } from "./glossary-marks";
import { smaPublicWords } from "./messages";

export const GLOSSARY = "glossary";

/** Difficult words explained; the topics lead here. */
export function Glossary() {
  const lang = useLang();
  const words = useWords(smaPublicWords);
  return (
    <section id={GLOSSARY} className="topic glossary" aria-labelledby={`${GLOSSARY}-title`}>
      <h2 id={`${GLOSSARY}-title`}>{words.glossary}</h2>
      <dl className="rows">
        {smaGlossary.map(({ id, [lang]: { name, meaning } }) => (
          <div key={id} id={termAnchor(id)}>
            <dt>
              <dfn>{name}</dfn>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
