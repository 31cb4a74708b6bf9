import { ArrowRight, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { useLang, useWords } from "../../core/locale/lang-context";
import { Phrase } from "../../core/locale/phrase";
import type { Attention } from "../../core/staff/frame/attention";
import { homeWords } from "./words";

/** What stays wrong until somebody acts, with what to do and the way there; nothing when all is well. */
export function NeedsAttention({ found }: { found: readonly Attention[] }) {
  const words = useWords(homeWords);
  if (found.length === 0) return null;
  return (
    <section className="needs-attention" aria-labelledby="needs-attention">
      <h2 id="needs-attention">{words.needsAttention}</h2>
      <ul className="today-list">
        {found.map((each) => (
          <li key={each.to + each.text.eng}>
            <AttentionLink {...each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AttentionLink({ to, text, advice }: Attention) {
  const lang = useLang();
  return (
    <Link to={to}>
      <TriangleAlert aria-hidden="true" size={24} />
      <span>
        <strong>
          <Phrase text={text[lang]} lang={lang} />
        </strong>{" "}
        <span className="today-place">{advice[lang]}</span>
      </span>
      <ArrowRight aria-hidden="true" size={20} />
    </Link>
  );
}
