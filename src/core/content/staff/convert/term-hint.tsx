import { useEffect, useState } from "react";
import { createClient } from "../../../api/client";
import { conversionContract } from "../../../locale/conversion/contract";
import type { KnownTerm } from "../../../locale/conversion/term";
import { fill } from "../../../locale/fill";
import { LANG_TAG, type Lang } from "../../../locale/lang";
import { useWords } from "../../../locale/lang-context";
import { fieldId } from "../../../staff/fields/field-id";
import type { Field } from "../../field";
import type { EntryForm } from "../form-conversion";
import { convertWords } from "./words";

const api = createClient(conversionContract);

interface TermHintProps {
  field: Field;
  name: string;
  lang: Lang;
  form: EntryForm;
  /** Path of the field in the request. */
  path: string;
}

/** Terms that are shown at once. */
const SHOWN = 8;

/**
 * The English of terms that stand in the Traditional of a field and not yet in its English: a quiet line below it,
 * once somebody is at the field.
 */
export function TermHint({ field, name, lang, form, path }: TermHintProps) {
  const words = useWords(convertWords);
  const source = lang === "eng" ? field.text(form.tra[name]).join("\n") : "";
  const terms = useTermsOf(source, fieldId(path));
  const written = lang === "eng" ? field.text(form.eng[name]).join("\n").toLowerCase() : "";
  const missing = terms.filter(
    ({ tra, eng }) => eng !== "" && source.includes(tra) && !written.includes(eng.toLowerCase()),
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

/** The terms of the glossary in a text, asked for when the focus comes to the field of that id. */
function useTermsOf(source: string, id: string): readonly KnownTerm[] {
  const [found, setFound] = useState<{ source: string; terms: readonly KnownTerm[] }>();
  useEffect(() => {
    if (source.trim() === "" || found?.source === source) return;
    const look = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest(`[id="${id}"], [data-field="${id}"]`) === null)
        return;
      // What cannot be had is no more than a hint.
      void api.convert({ text: source, from: "tra", to: "sim" }).then(
        ({ entries }) => setFound({ source, terms: entries }),
        () => {},
      );
    };
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, [source, id, found?.source]);
  return found?.terms ?? [];
}
