import { FieldInput } from "../../../core/content/staff/field-input";
import { wordsOfField } from "../../../core/content/type-words";
import { withColon } from "../../../core/locale/format";
import type { Localized } from "../../../core/locale/lang";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { Fold } from "../../../core/staff/fields/fold";
import { useStanding } from "../../../core/staff/frame/standing";
import { special } from "../definition";
import { specialWords } from "../words";
import { useSavedApart } from "./use-saved-apart";

interface CaptionFieldProps {
  /** Path of the slot, for the ids of its fields. */
  path: string;
  /** The name of the slot. */
  label: string;
  caption: Localized;
  save: (caption: Localized) => void;
}

/** Whom an image thanks, in each language; folded until somebody wants to write it. */
export function CaptionField({ path, label, caption, save }: CaptionFieldProps) {
  const { value, change, button } = useSavedApart(`${path}.caption`, caption, save);
  const words = wordsOfField(useWords(specialWords).fields.caption, "caption");
  const lang = useLang();
  const { mayChange } = useStanding();
  return (
    <Fold name={withColon(lang, words.label, label)}>
      <FieldInput
        field={special.shared.caption}
        words={words}
        value={value}
        onChange={(typing) => change(typing(value) as Localized)}
        path={`${path}.caption`}
        errorsAt={() => []}
      />
      {mayChange && <div className="mt-3">{button}</div>}
    </Fold>
  );
}
