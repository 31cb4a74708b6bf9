import { useState } from "react";
import { FieldInput } from "../../../core/content/staff/field-input";
import { wordsOfField } from "../../../core/content/type-words";
import { withColon } from "../../../core/locale/format";
import type { Localized } from "../../../core/locale/lang";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { useStaffWords } from "../../../core/locale/words/staff";
import { Fold } from "../../../core/staff/fields/fold";
import { useUploadReport } from "../../../core/staff/form/use-upload-wait";
import { useStanding } from "../../../core/staff/frame/standing";
import { special } from "../definition";
import { specialWords } from "../words";

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
  const [typed, setTyped] = useState<Localized>();
  const staff = useStaffWords();
  const words = wordsOfField(useWords(specialWords).fields.caption, "caption");
  const lang = useLang();
  const { mayChange } = useStanding();
  useUploadReport(`${path}.caption`, typed ? "failed" : undefined);
  return (
    <Fold name={withColon(lang, words.label, label)}>
      <FieldInput
        field={special.shared.caption}
        words={words}
        value={typed ?? caption}
        onChange={(change) => setTyped((before) => change(before ?? caption) as Localized)}
        path={`${path}.caption`}
        errorsAt={() => []}
      />
      {mayChange && (
        <button
          type="button"
          className="button button-quiet mt-3"
          onClick={() => {
            save(typed ?? caption);
            setTyped(undefined);
          }}
        >
          {staff.save}
        </button>
      )}
    </Fold>
  );
}
