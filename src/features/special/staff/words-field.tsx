import { useState } from "react";
import { OwnWords } from "../../../core/content/staff/pictures/picture-words";
import { LANGS, type Localized, localized } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useStaffWords } from "../../../core/locale/words/staff";
import { useUploadReport } from "../../../core/staff/form/use-upload-wait";

interface WordsFieldProps {
  /** Path of the slot, for the ids of its fields. */
  path: string;
  /** The name of the slot, and the picture in it. */
  label: string;
  picture: string;
  /** The words of this place for the picture; none where it says nothing. */
  own: Localized | undefined;
  save: (own: Localized) => void;
}

const NOTHING: Localized = localized(() => "");

/** The words that are read out for an image, and, folded, those of this place, saved by their own button. */
export function WordsField({ path, label, picture, own = NOTHING, save }: WordsFieldProps) {
  const [typed, setTyped] = useState<Localized>();
  const staff = useStaffWords();
  useUploadReport(`${path}.words`, typed ? "failed" : undefined);
  return (
    <OwnWords
      id={picture}
      label={label}
      own={typed ?? own}
      change={setTyped}
      langs={LANGS}
      lang={useLang()}
      path={`${path}.pictureAlts.${picture}`}
      errorsAt={() => []}
    >
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          save(typed ?? own);
          setTyped(undefined);
        }}
      >
        {staff.save}
      </button>
    </OwnWords>
  );
}
