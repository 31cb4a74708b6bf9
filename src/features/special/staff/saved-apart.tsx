import { type ReactNode, useState } from "react";
import { OwnWords } from "../../../content/pictures/staff/picture-words";
import { FieldInput } from "../../../content/staff/field-input";
import { wordsOfField } from "../../../content/type-words";
import { withColon } from "../../../platform/locale/format";
import { LANGS, type Localized, localized } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { Fold } from "../../../ui/fields/fold";
import { useUploadReport } from "../../../ui/form/use-upload-wait";
import { usePermissions } from "../../../ui/frame/permissions";
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
  const { value, change, button } = useSavedApart(`${path}.caption`, caption, save);
  const words = wordsOfField(useWords(specialWords).fields.caption, "caption");
  const lang = useLang();
  const { mayChange } = usePermissions();
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

interface WordsFieldProps {
  /** Path of the slot, for the ids of its fields. */
  path: string;
  /** The name of the slot, and the picture in it. */
  label: string;
  picture: string;
  /** The words of this slot for the picture; none where it says nothing. */
  own: Localized | undefined;
  save: (own: Localized) => void;
}

const NOTHING: Localized = localized(() => "");

/** The words that are read out for an image, and, folded, those of this slot, saved by their own button. */
export function WordsField({ path, label, picture, own = NOTHING, save }: WordsFieldProps) {
  const { value, change, button } = useSavedApart(`${path}.words`, own, save);
  return (
    <OwnWords
      id={picture}
      label={label}
      own={value}
      change={change}
      langs={LANGS}
      lang={useLang()}
      path={`${path}.pictureAlts.${picture}`}
      errorsAt={() => []}
    >
      {button}
    </OwnWords>
  );
}

interface SavedApart {
  /** The words that were typed, or else those that are stored. */
  value: Localized;
  change: (value: Localized) => void;
  button: ReactNode;
}

/** Words of a slot at a path that are saved by a button of their own; until then they are not kept by leaving. */
function useSavedApart(path: string, stored: Localized, save: (value: Localized) => void): SavedApart {
  const [typed, change] = useState<Localized>();
  const { save: label } = useStaffWords();
  useUploadReport(path, typed ? "failed" : undefined);
  const value = typed ?? stored;
  const button = (
    <button
      type="button"
      className="button button-quiet"
      onClick={() => {
        save(value);
        change(undefined);
      }}
    >
      {label}
    </button>
  );
  return { value, change, button };
}
