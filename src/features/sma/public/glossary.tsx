import { smaGlossary } from "../../../charity/sma-glossary";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { termAnchor } from "./glossary-marks";
import { smaPublicWords } from "./words";

export const GLOSSARY = "glossary";

/** Difficult words explained; the topics lead here. */
export function Glossary() {
  const lang = useLang();
  const words = useWords(smaPublicWords);
  return (
    <section id={GLOSSARY} className="topic glossary">
      <h2>{words.glossary}</h2>
      <dl className="rows">
        {smaGlossary.map(({ id, [lang]: { name, meaning } }) => (
          <div key={id} id={termAnchor(id)}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
