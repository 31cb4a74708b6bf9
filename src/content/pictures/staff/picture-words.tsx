import { type ReactNode, type RefObject, useContext, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { AltFields } from "../../../media/picker/alt-fields";
import { inParentheses, withColon } from "../../../platform/locale/format";
import {
  FALLBACK_ORDER,
  LANG_TAG,
  LANGS,
  type Lang,
  type Localized,
  localized,
} from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { fieldId } from "../../../ui/fields/field-id";
import { Fold } from "../../../ui/fields/fold";
import { usePermissions } from "../../../ui/frame/permissions";
import type { LibraryPicture } from "../../checks/pictures";
import { altsIn, describesBeside, isSaid, PICTURE_ALTS, type PictureAlts } from "../../own-alts";
import type { EntryForm } from "../../staff/form-conversion";
import type { FieldInputProps } from "../../staff/input-props";
import { type WrittenForm, WrittenFormContext } from "../../staff/written-form";
import { useLibraryWords } from "./library-words";
import { pictureWords } from "./words";

interface PictureWordsProps extends Pick<FieldInputProps, "errorsAt"> {
  id: string;
  /** The label of its place. */
  label: string;
  /** The language whose part of the form shows it; none where all share it. */
  of?: Lang | undefined;
}

/** The words that visitors get for a picture of a form, and, folded, those of its entry alone. */
export function PictureWords(props: PictureWordsProps) {
  const form = useContext(WrittenFormContext);
  return !form || describesBeside(form.type) ? null : <WordsInForm {...props} form={form} />;
}

const NOTHING: Localized = localized(() => "");

function WordsInForm({ id, label, of, errorsAt, form }: PictureWordsProps & { form: WrittenForm }) {
  const { draft, stored, prefix } = form;
  const change = (alt: Localized) =>
    draft.setForm((before) => ({
      ...before,
      [PICTURE_ALTS]: saying(altsIn(before), id, alt, altsIn(stored)),
    }));
  const own = altsIn(draft.form)[id] ?? NOTHING;
  const reader = useLang();
  return (
    <OwnWords
      {...{ id, label, own, change }}
      langs={languagesAt(draft.form, id, of)}
      lang={of ?? form.lang ?? reader}
      path={`${prefix}${PICTURE_ALTS}.${id}`}
      errorsAt={errorsAt}
    />
  );
}

/**
 * The languages in which words for a picture are written at one of its places, so that each is asked for once: all
 * where the languages share it, else each in its own part, and those whose part lacks it in the first that has it.
 */
function languagesAt(form: EntryForm, id: string, of: Lang | undefined): readonly Lang[] {
  if (!of) return LANGS;
  const { eng, tra, sim, [PICTURE_ALTS]: _, ...shared } = form;
  if (holds(shared, id)) return [];
  const having = LANGS.filter((lang) => holds(form[lang], id));
  return LANGS.filter((lang) => lang === of || (of === having[0] && !having.includes(lang)));
}

/** Tells whether an id stands somewhere in a value. */
const holds = (value: unknown, id: string): boolean =>
  typeof value === "object" && value !== null
    ? Object.values(value).some((part) => holds(part, id))
    : value === id;

/** The words of a form for its pictures with these for one of them; undefined where it never said any. */
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

interface OwnWordsProps extends PictureWordsProps {
  own: Localized;
  /** The languages in which they are written here. */
  langs: readonly Lang[];
  change: (alt: Localized) => void;
  /** The language of which it is said what is read out. */
  lang: Lang;
  /** Path of the words in the request. */
  path: string;
  /** Stands below the words, in their fold. */
  children?: ReactNode;
}

/** The words that are read out for a picture, and, folded, those of its place. */
export function OwnWords(props: OwnWordsProps) {
  const { id, label, own, change, langs, lang, path, errorsAt, children } = props;
  const words = useWords(pictureWords);
  const { tryAgain } = useStaffWords();
  const reader = useLang();
  const { mayChange } = usePermissions();
  const { library, again } = useLibraryWords(id);
  const box = useRef<HTMLDivElement>(null);
  useAskedHere(box, id, path, library !== undefined);
  return (
    <div ref={box} className="picture-words">
      {again && (
        <p>
          {words.unknown}{" "}
          <button type="button" className="button button-quiet" onClick={again}>
            {tryAgain}
            <span className="visually-hidden"> {label}</span>
          </button>
        </p>
      )}
      {library && <ReadOut {...{ own, library, lang }} />}
      {library && mayChange && langs.length > 0 && (
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
            path={path}
            label={words.alt}
            langs={langs}
            value={own}
            onChange={change}
            errorsIn={(each) => errorsAt(`${path}.${each}`)}
            below={(each) =>
              library.alt[each] !== "" && (
                <p className="field-hint">
                  {withColon(reader, words.inLibrary)}
                  <q lang={LANG_TAG[each]}>{library.alt[each]}</q>
                </p>
              )
            }
          />
          {children}
          <p>
            <Link to={`/cms/mediafile?media_id=${id}`}>{words.library}</Link>
          </p>
        </Fold>
      )}
    </div>
  );
}

/** Goes to the words that the address of the form asks for, as the board of languages does; once they are there. */
function useAskedHere(box: RefObject<HTMLElement | null>, id: string, path: string, isThere: boolean): void {
  const { search } = useLocation();
  useEffect(() => {
    const asked = new URLSearchParams(search);
    if (!isThere || asked.get("field") !== `${PICTURE_ALTS}.${id}`) return;
    const fold = box.current?.querySelector("details");
    // Where another language alone has the picture, its words are asked for there.
    const own = document.getElementById(fieldId(`${path}.${asked.get("lang")}`));
    const field = own ?? fold?.querySelector<HTMLElement>("textarea");
    if (!fold || !field || !fold.contains(field)) return;
    fold.open = true;
    field.focus();
    field.scrollIntoView({ block: "center" });
  }, [box, id, path, isThere, search]);
}

interface ReadOutProps {
  own: Localized;
  library: LibraryPicture;
  lang: Lang;
}

/** The words that visitors of a language get: the entry's, else the library's, else those of another language. */
function ReadOut({ own, library: { alt, decorative }, lang }: ReadOutProps) {
  const words = useWords(pictureWords);
  const staff = useStaffWords();
  const reader = useLang();
  const of = (each: Lang) => own[each].trim() || (decorative ? "" : alt[each]);
  const from = FALLBACK_ORDER[lang].find((each) => of(each) !== "");
  if (from === undefined) return <p>{decorative ? words.decoration : words.undescribed}</p>;
  const said = own[from].trim() === "" ? words.described : words.describedHere;
  return (
    <p>
      {withColon(reader, from === lang ? said : said + inParentheses(reader, staff[from]))}
      <q lang={LANG_TAG[from]}>{of(from)}</q>
    </p>
  );
}
