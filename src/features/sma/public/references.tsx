import { inParentheses } from "../../../core/locale/in-parentheses";
import { LANG_TAG } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useMessages } from "../../../core/locale/use-messages";
import { referenceId } from "./reference-id";

/** Two words of Latin letters, as Chinese sources have only in names and addresses. */
const ENGLISH = /[A-Za-z]{2,} [A-Za-z]{2,}/;

interface ReferencesProps {
  /** Anchor of the topic. */
  topic: string;
  references: readonly string[];
}

/**
 * The sources of a topic in their own language, in the order of the numbers that cite them. They can be folded away,
 * as there are many links in them; a citation, a search in the page and paper unfold them.
 */
export function References({ topic, references }: ReferencesProps) {
  return (
    <details className="fold references" open>
      <summary>
        <h3>
          {useMessages().references}
          {inParentheses(useLang(), references.length)}
        </h3>
      </summary>
      <ol>
        {references.map((reference, index) => (
          <li
            key={reference}
            id={referenceId(topic, index + 1)}
            lang={ENGLISH.test(reference) || !/\p{Script=Han}/u.test(reference) ? LANG_TAG.eng : "zh"}
          >
            <Source text={reference} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A source whose address, or digital object identifier, is a link. */
function Source({ text }: { text: string }) {
  const [before = "", locator] = text.split(/((?:https:\/\/|doi:)\S+)$/);
  if (!locator) return <Marked text={text} />;
  return (
    <>
      <Marked text={before} />
      <a href={locator.replace(/^doi:/, "https://doi.org/")} rel="noopener noreferrer">
        {locator}
      </a>
    </>
  );
}

/** Chinese words in a source are marked as such, since the rest may be English. */
function Marked({ text }: { text: string }) {
  if (!ENGLISH.test(text)) return text;
  // Every second part is one that the expression caught.
  return text.split(/(\p{Script=Han}+)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${index} ${part}`} lang="zh">
        {part}
      </span>
    ),
  );
}
