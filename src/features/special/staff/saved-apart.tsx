import { useState } from "react";
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
  const { save: submit } = useStaffWords();
  const { value, change, saveNow } = useSavedApart(`${path}.caption`, caption, save);
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
      {mayChange && (
        <div className="mt-3">
          <button type="button" className="button button-quiet" onClick={saveNow}>
            {submit}
          </button>
        </div>
      )}
    </Fold>
  );
}

interface WordsFieldProps {
  /** Path of the slot, for the ids of its fields. */
  path: string;
  /** The name of the slot, and the picture in it. */
  label: string;
  picture: string;
  /** Its description: the words of this slot, if any, and what was typed for the library. */
  said: Partial<PictureSaid>;
  save: (said: PictureSaid) => void;
}

/** The description of an image: by this slot, and as typed for the library. */
export interface PictureSaid {
  own: Localized;
  descriptions?: Descriptions | undefined;
}

const NOTHING: Localized = localized(() => "");

/** The description of an image, and folded, the words of this slot, saved when the focus leaves them. */
export function WordsField({ path, label, picture, said, save }: WordsFieldProps) {
  const { value, change, saveNow } = useSavedApart<PictureSaid>(
    `${path}.words`,
    { own: NOTHING, ...said },
    save,
  );
  return (
    <fieldset
      className="min-w-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) saveNow();
      }}
    >
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
      />
    </fieldset>
  );
}

interface SavedApart<T> {
  /** The words that were typed, or else those that are stored. */
  value: T;
  change: (value: T) => void;
  /** Saves what was typed, if anything was. */
  saveNow: () => void;
}

/** Words of a slot at a path that are saved by themselves; leaving the screen does not save them. */
function useSavedApart<T>(path: string, stored: T, save: (value: T) => void): SavedApart<T> {
  const [typed, setTyped] = useState<T>();
  useUploadReport(path, typed ? "failed" : undefined);
  const saveNow = () => {
    if (typed === undefined) return;
    save(typed);
    setTyped(undefined);
  };
  return { value: typed ?? stored, change: setTyped, saveNow };
}
