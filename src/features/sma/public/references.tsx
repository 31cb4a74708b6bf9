import { LANG_TAG } from "../../../core/locale/lang";
import { useMessages } from "../../../core/locale/use-messages";
import { referenceId } from "./reference-id";

interface ReferencesProps {
  /** Anchor of the topic. */
  topic: string;
  references: readonly string[];
}

/** The sources of a topic in their own language, in the order of the numbers that cite them. */
export function References({ topic, references }: ReferencesProps) {
  return (
    <div className="references">
      <h3>{useMessages().references}</h3>
      <ol>
        {references.map((reference, index) => (
          <li
            key={reference}
            id={referenceId(topic, index + 1)}
            lang={/\p{Script=Han}/u.test(reference) ? "zh" : LANG_TAG.eng}
          >
            <Source text={reference} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A source whose address, or digital object identifier, is a link. */
function Source({ text }: { text: string }) {
  const [before = "", locator] = text.split(/((?:https:\/\/|doi:)\S+)$/);
  if (!locator) return text;
  return (
    <>
      {before}
      <a href={locator.replace(/^doi:/, "https://doi.org/")} rel="noopener noreferrer">
        {locator}
      </a>
    </>
  );
}
