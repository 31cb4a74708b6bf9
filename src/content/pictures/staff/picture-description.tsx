import { type RefObject, use, useContext, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { Description } from "../../../media/description";
import type { PictureNote } from "../../../media/field/current-file";
import { type LibraryPicture, refreshLibrary, useLibraryPicture } from "../../../media/library-answers";
import { AltFields, DescriptionFields } from "../../../media/picker/description-fields";
import { inParentheses, withColon } from "../../../platform/locale/format";
import {
  FALLBACK_ORDER,
  LANG_TAG,
  LANGS,
  type Lang,
  type Localized,
  localized,
  useLang,
  useWords,
} from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { fieldId, ReadOnlyContext } from "../../../ui/fields/field-frame";
import { Fold } from "../../../ui/fields/fold";
import { type EntryForm, type WrittenForm, WrittenFormContext } from "../../staff/form-conversion";
import type { FieldInputProps } from "../../staff/input-props";
import { DESCRIPTIONS, describedIn, withDescription } from "../descriptions";
import { altsIn, isSaid, PICTURE_ALTS, type PictureAlts } from "../picture-alts";
import { pictureWords } from "./words";

/** Describes each picture of a field below it; of a field of one language, in that. */
export const picturesSaid =
  ({ errorsAt, lang }: Pick<FieldInputProps, "errorsAt" | "lang">): PictureNote =>
  (id, label) => <DescribedPicture key={id} {...{ id, label, errorsAt, of: lang }} />;

interface DescribedPictureProps extends Pick<FieldInputProps, "errorsAt"> {
  id: string;
  /** The label of its place. */
  label: string;
  /** The language whose part of the form shows it; none where all share it. */
  of?: Lang | undefined;
}

/** The description of a picture in a form, which is saved with it. */
function DescribedPicture(props: DescribedPictureProps) {
  const form = useContext(WrittenFormContext);
  return form && <DescribedInForm {...props} form={form} />;
}

const NOTHING: Localized = localized(() => "");

function DescribedInForm({ id, label, of, errorsAt, form }: DescribedPictureProps & { form: WrittenForm }) {
  const { draft, stored, prefix } = form;
  const reader = useLang();
  return (
    <PictureDescription
      {...{ id, label, prefix, errorsAt }}
      described={(library) => describedIn(draft.form, id, library)}
      describe={(said, library) => draft.setForm((before) => withDescription(before, id, said, library))}
      own={altsIn(draft.form)[id] ?? NOTHING}
      sayHere={(alt) =>
        draft.setForm((before) => ({
          ...before,
          [PICTURE_ALTS]: saying(altsIn(before), id, alt, altsIn(stored)),
        }))
      }
      langs={languagesAt(draft.form, id, of)}
      lang={of ?? form.lang ?? reader}
    />
  );
}

/**
 * The languages in which a picture is described at one of its places, so that each has one input: all where
 * the languages share it, else each in its own part, and those whose part lacks it in the first that has it.
 */
function languagesAt(form: EntryForm, id: string, of: Lang | undefined): readonly Lang[] {
  if (!of) return LANGS;
  const { eng, tra, sim, [PICTURE_ALTS]: _, ...shared } = form;
  if (holds(shared, id)) return [];
  const having = LANGS.filter((lang) => holds(form[lang], id));
  return LANGS.filter((lang) => lang === of || (of === having[0] && !having.includes(lang)));
}

/** Whether a value contains an id. */
const holds = (value: unknown, id: string): boolean =>
  typeof value === "object" && value !== null
    ? Object.values(value).some((part) => holds(part, id))
    : value === id;

/** A form's own descriptions with those of one picture; undefined if it never had any. */
function saying(
  before: PictureAlts,
  id: string,
  alt: Localized,
  stored: PictureAlts,
): PictureAlts | undefined {
  const { [id]: _, ...others } = before;
  const now = isSaid(alt) ? { ...before, [id]: alt } : others;
  return Object.keys(now).length + Object.keys(stored).length > 0 ? now : undefined;
}

interface PictureDescriptionProps extends Omit<DescribedPictureProps, "of"> {
  /** The prefix of the paths of the request. */
  prefix: string;
  /** What the library is to say of it, given what it says now. */
  described: (library: Description) => Description;
  describe: (said: Description, library: Description) => void;
  /** The words of this place alone, which override the library's. */
  own: Localized;
  sayHere: (own: Localized) => void;
  /** The languages that are written here. */
  langs: readonly Lang[];
  /** The languages in which this place has its own words; by default the same. */
  langsHere?: readonly Lang[];
  /** The language of the text alternative that is shown. */
  lang: Lang;
}

/**
 * The text alternative of a picture: the library's description, which applies wherever the picture is used,
 * and folded below it other words for this place alone. Open where something is missing.
 */
export function PictureDescription(props: PictureDescriptionProps) {
  const { id, label, prefix, described, describe, own, sayHere, langs, lang, errorsAt } = props;
  const { langsHere = langs } = props;
  const words = useWords(pictureWords);
  const { tryAgain } = useStaffWords();
  const readOnly = use(ReadOnlyContext);
  const { library, failed } = useLibraryPicture(id);
  const box = useRef<HTMLDivElement>(null);
  useScrollToRequested(box, id, `${prefix}${PICTURE_ALTS}.${id}`, library !== undefined);
  if (!library)
    return (
      <div className="picture-words">
        {failed && (
          <p>
            {words.unknown}{" "}
            <button type="button" className="button button-quiet" onClick={refreshLibrary}>
              {tryAgain}
              <span className="visually-hidden"> {label}</span>
            </button>
          </p>
        )}
      </div>
    );
  const said = described(library);
  const readOut = <ReadOut {...{ own, said, lang }} />;
  if (readOnly || langs.length === 0) return <div className="picture-words">{readOut}</div>;
  const path = `${prefix}${DESCRIPTIONS}.${id}`;
  return (
    <div ref={box} className="picture-words">
      <Fold
        open={isLacking(library, own, langs)}
        name={
          <span className="font-normal text-slate">
            {readOut}
            <span className="visually-hidden"> {label}</span>
          </span>
        }
      >
        <DescriptionFields
          path={`${path}.alt`}
          name={label}
          langs={langs}
          value={said}
          onChange={(next) => describe(next, library)}
          errorsAt={(of) => errorsAt(`${path}.${of}`)}
        />
        <Fold
          name={
            <span>
              {words.title}
              <span className="visually-hidden"> {label}</span>
            </span>
          }
        >
          <p className="field-hint">{words.hint}</p>
          <AltFields
            path={`${prefix}${PICTURE_ALTS}.${id}`}
            label={words.alt}
            langs={langsHere}
            value={own}
            onChange={sayHere}
            errorsIn={(each) => errorsAt(`${prefix}${PICTURE_ALTS}.${id}.${each}`)}
          />
        </Fold>
      </Fold>
    </div>
  );
}

/** Whether a picture that is not decorative has no description for visitors of a language. */
const isLacking = ({ alt, decorative }: LibraryPicture, own: Localized, langs: readonly Lang[]): boolean =>
  !decorative && langs.some((lang) => (own[lang] || alt[lang]).trim() === "");

/**
 * Scrolls to the description that the form's address names, as links from the language board do, once it is
 * mounted.
 */
function useScrollToRequested(
  box: RefObject<HTMLElement | null>,
  id: string,
  path: string,
  isThere: boolean,
): void {
  const { search } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!isThere || query.get("field") !== `${PICTURE_ALTS}.${id}`) return;
    // Where another language alone has the picture, its description is edited there.
    const own = document.getElementById(fieldId(`${path}.${query.get("lang")}`));
    const field = own ?? box.current?.querySelector<HTMLElement>("details details textarea");
    if (!field || !box.current?.contains(field)) return;
    for (let fold = field.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
      fold.open = true;
    field.focus();
    field.scrollIntoView({ block: "center" });
  }, [box, id, path, isThere, search]);
}

interface ReadOutProps {
  own: Localized;
  said: Description;
  lang: Lang;
}

/** The words that visitors of a language get: the entry's, else the library's, else those of another language. */
function ReadOut({ own, said: { alt, decorative }, lang }: ReadOutProps) {
  const words = useWords(pictureWords);
  const staff = useStaffWords();
  const reader = useLang();
  const of = (each: Lang) => own[each].trim() || (decorative ? "" : alt[each].trim());
  const from = FALLBACK_ORDER[lang].find((each) => of(each) !== "");
  if (from === undefined) return decorative ? words.decoration : words.undescribed;
  const as = own[from].trim() === "" ? words.described : words.describedHere;
  return (
    <>
      {withColon(reader, from === lang ? as : as + inParentheses(reader, staff[from]))}
      <q lang={LANG_TAG[from]}>{of(from)}</q>
    </>
  );
}
