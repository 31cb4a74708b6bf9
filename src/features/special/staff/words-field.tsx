import { OwnWords } from "../../../core/content/staff/pictures/picture-words";
import { LANGS, type Localized, localized } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useSavedApart } from "./use-saved-apart";

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
