import { useEffect, useState } from "react";
import { conversionContract } from "../../platform/conversion-contract";
import { createClient } from "../../platform/http/client";
import type { KnownTerm } from "../../platform/locale/conversion/term";
import { fill, LANG_TAG, type Lang, type Localized, useWords } from "../../platform/locale/lang";
import { Filled } from "../../platform/locale/name";
import { fieldId } from "../../ui/fields/field-frame";
import type { Field } from "../field";
import { convertWords } from "./words";

interface TermHintProps {
  field: Field;
  lang: Lang;
  /** The values of the field. */
  values: Localized<unknown>;
  /** Path of the field in the request. */
  path: string;
}

/**
 * A quiet line below a field in English with the glossary's terms of its Traditional, once the field had the
 * focus.
 */
export function TermHint({ field, lang, values, path }: TermHintProps) {
  const source = lang === "eng" ? field.text(values.tra).join("\n") : "";
  const wasAt = useFocused(fieldId(path), source.trim() !== "");
  if (!wasAt || source.trim() === "") return null;
  return <MissingTerms source={source} written={field.text(values.eng).join("\n")} />;
}

/**
 * True once the field of that id had the focus.
 * @param wanted whether to watch at all
 */
function useFocused(id: string, wanted: boolean): boolean {
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (!wanted || focused) return;
    const look = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest(`[id="${id}"]`)) setFocused(true);
    };
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, [id, wanted, focused]);
  return focused;
}

const api = createClient(conversionContract);

interface MissingTermsProps {
  source: string;
  written: string;
}

/** Terms that are shown at once. */
const SHOWN = 8;

/** The English of glossary terms that a Traditional text contains and its English does not yet. */
function MissingTerms({ source, written }: MissingTermsProps) {
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

/** Traditional characters with several Simplified forms: the one of most words, and that of some names. */
const DOUBTFUL = ["乾干乾", "徵征徵", "昇升昇", "餘余馀", "於于於", "鍾钟锺"].map((each) => [...each]);

/** Characters of a text that may be a name; in longer ones words decide. */
const LONGEST_NAME = 8;

interface DoubtfulCharactersProps {
  field: Field;
  lang: Lang;
  /** The values of the field. */
  values: Localized<unknown>;
}

/** A quiet line below a Simplified name with each character of it that conversion may have got wrong. */
export function DoubtfulCharacters({ field, lang, values }: DoubtfulCharactersProps) {
  const words = useWords(doubtfulWords);
  const [tra, sim] = [field.text(values.tra).join(""), field.text(values.sim).join("")];
  if (lang !== "sim" || tra.length > LONGEST_NAME) return null;
  const doubtful = DOUBTFUL.filter(
    ([from = "", usual = ""]) => tra.includes(from) && sim.includes(usual) && !sim.includes(from),
  );
  return doubtful.map(([from = "", usual = "", other = ""]) => (
    <p key={from} className="field-hint">
      <Filled
        sentence={words.check}
        names={{ from, usual: { text: usual, lang: "sim" }, other: { text: other, lang: "sim" } }}
      />
    </p>
  ));
}

const doubtfulWords: Localized<{ check: string }> = {
  eng: { check: "{from} has become {usual}. In some names it is {other}: please check." },
  tra: { check: "「{from}」已轉為「{usual}」；有些人名寫作「{other}」，請核對。" },
  sim: { check: "“{from}”已转为“{usual}”；有些人名写作“{other}”，请核对。" },
};
