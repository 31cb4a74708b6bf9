import { useSiteWords } from "../../core/locale/words/public";

interface PolicyWaysProps {
  /** The parts of the statement: where each stands, and what its heading says. */
  parts: readonly { id: string; heading: string }[];
}

/** The ways to the parts of a long statement, folded: whoever reads it whole passes one line. */
export function PolicyWays({ parts }: PolicyWaysProps) {
  const { onThisPage } = useSiteWords();
  return (
    <details className="fold policy-ways">
      <summary>{onThisPage}</summary>
      <nav aria-label={onThisPage}>
        <ul>
          {parts.map(
            ({ id, heading }) =>
              heading && (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ),
          )}
        </ul>
      </nav>
    </details>
  );
}
