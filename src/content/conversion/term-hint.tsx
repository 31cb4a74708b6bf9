import { useEffect, useState } from "react";
import type { Lang, Localized } from "../../platform/locale/lang";
import { fieldId } from "../../ui/fields/field-frame";
import type { Field } from "../field";
import { MissingTerms } from "./missing-terms";

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
