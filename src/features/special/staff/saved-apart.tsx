import { type ReactNode, useState } from "react";
import { type Descriptions, describedIn, withDescription } from "../../../content/pictures/descriptions";
import { PictureDescription } from "../../../content/pictures/staff/picture-description";
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
  save: (said: PictureSaid) => void;
}

/** What is said of an image: by this slot, and of what was typed, in the library. */
export interface PictureSaid {
  own: Localized;
  descriptions?: Descriptions;
}

const NOTHING: Localized = localized(() => "");

/** The description of an image, and folded, the words of this slot, saved by their own button. */
export function WordsField({ path, label, picture, own = NOTHING, save }: WordsFieldProps) {
  const { value, change, button } = useSavedApart<PictureSaid>(`${path}.words`, { own }, save);
  return (
    <PictureDescription
      id={picture}
      label={label}
      prefix={`${path}.`}
      described={(library) => describedIn(value, picture, library)}
      describe={(said, library) => change(withDescription(value, picture, said, library))}
      own={value.own}
      sayHere={(own) => change({ ...value, own })}
      langs={LANGS}
      lang={useLang()}
      errorsAt={() => []}
    >
      {button}
    </PictureDescription>
  );
}

interface SavedApart<T> {
  /** The words that were typed, or else those that are stored. */
  value: T;
  change: (value: T) => void;
  button: ReactNode;
}

/** Words of a slot at a path that are saved by a button of their own; until then they are not kept by leaving. */
function useSavedApart<T>(path: string, stored: T, save: (value: T) => void): SavedApart<T> {
  const [typed, setTyped] = useState<T>();
  const { save: label } = useStaffWords();
  useUploadReport(path, typed ? "failed" : undefined);
  const value = typed ?? stored;
  const button = (
    <button
      type="button"
      className="button button-quiet"
      onClick={() => {
        save(value);
        setTyped(undefined);
      }}
    >
      {label}
    </button>
  );
  return { value, change: setTyped, button };
}
