import { lazy, Suspense, useEffect, useState } from "react";
import type { Lang } from "../../../locale/lang";
import { fieldId } from "../../../staff/fields/field-id";
import type { Field } from "../../field";
import type { EntryForm } from "../form-conversion";

const MissingTerms = lazy(() => import("./missing-terms"));

interface TermHintProps {
  field: Field;
  name: string;
  lang: Lang;
  form: EntryForm;
  /** Path of the field in the request. */
  path: string;
}

/** A quiet line below a field in English with what the glossary knows of its Traditional, once somebody is at the field. */
export function TermHint({ field, name, lang, form, path }: TermHintProps) {
  const source = lang === "eng" ? field.text(form.tra[name]).join("\n") : "";
  const wasAt = useFocused(fieldId(path), source.trim() !== "");
  if (!wasAt || source.trim() === "") return null;
  return (
    <Suspense>
      <MissingTerms source={source} written={field.text(form.eng[name]).join("\n")} />
    </Suspense>
  );
}

/** True once the focus has come to the field of that id. @param wanted whether to look at all */
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
