import { ArrowUp } from "lucide-react";
import { useSiteWords } from "../../platform/locale/words/public";

/** A section of the page: where its heading stands, and what that says. */
export interface RelatedLink {
  id: string;
  title: string;
}

/** Anchor of the list of links. */
const WAYS = "on-this-page";

/** The links to the sections of the page. Plain anchors, after what the page says first. */
export function RelatedLinks({ links }: { links: readonly RelatedLink[] }) {
  const { onThisPage } = useSiteWords();
  if (links.length === 0) return null;
  return (
    <nav id={WAYS} className="ways-within" aria-labelledby={`${WAYS}-title`}>
      <p id={`${WAYS}-title`}>{onThisPage}</p>
      <ul>
        {links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The way back to them: a round button at the lower edge while the sections are in sight. */
export function BackLink() {
  const { onThisPage } = useSiteWords();
  return (
    <p className="way-back">
      <a className="button button-quiet" href={`#${WAYS}`} title={onThisPage}>
        <ArrowUp aria-hidden="true" size={20} />
        <span className="visually-hidden">{onThisPage}</span>
      </a>
    </p>
  );
}
