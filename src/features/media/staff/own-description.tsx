import type { ContentType } from "../../../content/definition";
import { PICTURE_ALTS } from "../../../content/own-alts";
import { FieldState, TranslationStatusProvider } from "../../../content/translation/staff/translation-status";
import { libraryContract, type MediaUse } from "../../../media/library-contract";
import { AltFields } from "../../../media/picker/alt-fields";
import { AnswerState, useSaveOnBlur } from "../../../media/picker/save-on-blur";
import { useChanges } from "../../../platform/http/client";
import { fill } from "../../../platform/locale/fill";
import { isLang, type Localized, localized } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { mediaWords } from "../words";

/**
 * Tells whether a picture at `path` of an entry is described where the entry is written: in a text, or in a field of
 * its own beside it.
 */
export function isDescribedInForm({ texts, shared }: ContentType, path: string): boolean {
  const [first = "", second = ""] = path.split(".");
  const field = isLang(first) ? texts[second] : (shared[first] ?? texts[first]);
  return field === undefined || field.writing === "rich" || (isLang(first) && "alt" in texts);
}

interface OwnDescriptionProps {
  media_id: string;
  use: MediaUse;
  /** The name of the entry. */
  name: string;
}

const NOTHING: Localized = localized(() => "");

/** The words of one entry for a picture, in place of what the library says of it; folded until somebody wants them. */
export function OwnDescription({ media_id, use, name }: OwnDescriptionProps) {
  const words = useWords(mediaWords);
  return (
    <>
      {use.own && <p>{words.hasOwn}</p>}
      <details className="ask-description mt-3">
        <summary>
          {words.ownTitle} <span className="visually-hidden">{name}</span>
        </summary>
        <OwnForm {...{ media_id, use, name }} />
      </details>
    </>
  );
}

function OwnForm({ media_id, use: { type, id, own = NOTHING }, name }: OwnDescriptionProps) {
  const words = useWords(mediaWords);
  const changes = useChanges(libraryContract);
  const path = `${type}.${id}.alt`;
  const { said, setSaid, keep, leave, isKept, problem } = useSaveOnBlur({
    path,
    stored: own,
    send: (alt) => changes.describeUse({ media_id, entry: { type, id }, alt }),
  });
  const label = fill(words.ownAlt, { name });
  return (
    <TranslationStatusProvider type={{ name: type }} id={id} version={`${JSON.stringify(own)} ${isKept}`}>
      <fieldset
        className="description-fields"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) keep();
        }}
      >
        <legend className="visually-hidden">{label}</legend>
        <p className="field-hint">{words.ownHint}</p>
        <AltFields
          {...{ path, label }}
          value={said}
          onChange={setSaid}
          below={(lang) => <FieldState path={`${PICTURE_ALTS}.${media_id}`} label={label} lang={lang} />}
        />
        <AnswerState {...{ problem, isKept, keep, leave }} />
      </fieldset>
    </TranslationStatusProvider>
  );
}
