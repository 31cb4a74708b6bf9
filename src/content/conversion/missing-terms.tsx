import { useEffect, useState } from "react";
import { conversionContract } from "../../platform/conversion-contract";
import { createClient } from "../../platform/http/client";
import type { KnownTerm } from "../../platform/locale/conversion/term";
import { fill, LANG_TAG } from "../../platform/locale/lang";
import { useWords } from "../../platform/locale/lang-context";
import { convertWords } from "./words";

const api = createClient(conversionContract);

interface MissingTermsProps {
  source: string;
  written: string;
}

/** Terms that are shown at once. */
const SHOWN = 8;

/** The English of glossary terms that a Traditional text contains and its English does not yet. */
export function MissingTerms({ source, written }: MissingTermsProps) {
  const words = useWords(convertWords);
  const terms = useTermsOf(source);
  const said = written.toLowerCase();
  const missing = terms.filter(
    ({ tra, eng }) => eng !== "" && source.includes(tra) && !said.includes(eng.toLowerCase()),
  );
  if (missing.length === 0) return null;
  const [before, after] = fill(words.inGlossary, { terms: "\n" }).split("\n");
  return (
    <p className="field-hint term-hint">
      {before}
      {missing.slice(0, SHOWN).map(({ term_id, tra, eng }, at) => (
        <span key={term_id}>
          {at > 0 && "; "}
          <span lang={LANG_TAG.tra}>{tra}</span> <span lang={LANG_TAG.eng}>{eng}</span>
        </span>
      ))}
      {after}
    </p>
  );
}

/** The terms of the glossary in a text; none while they cannot be had, since they are no more than a hint. */
function useTermsOf(source: string): readonly KnownTerm[] {
  const [terms, setTerms] = useState<readonly KnownTerm[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    void api.convert({ text: source, from: "tra", to: "sim" }, leaving.signal).then(
      ({ entries }) => setTerms(entries),
      () => {},
    );
    return () => leaving.abort();
  }, [source]);
  return terms;
}
