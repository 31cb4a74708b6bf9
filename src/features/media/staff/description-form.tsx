import { Locate } from "lucide-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
} from "react";
import { useLocation, useRevalidator } from "react-router";
import { inEachLanguage, text } from "../../../content/kinds";
import { FieldNotes } from "../../../content/staff/field-notes";
import { type WrittenForm, WrittenFormContext } from "../../../content/staff/form-conversion";
import { TranslationStatusProvider } from "../../../content/translation/staff/translation-status";
import { useRequestedField } from "../../../content/translation/staff/use-requested-field";
import { MoveButtons, stepOfKey } from "../../../media/crop/moves";
import { MIDDLE, PlacesPreview, type Point } from "../../../media/crop/places-preview";
import type { Description } from "../../../media/description";
import { SIGHT } from "../../../media/file-address";
import { type LibraryFile, libraryContract } from "../../../media/library-contract";
import { DescriptionFields } from "../../../media/picker/description-fields";
import { pickerWords } from "../../../media/picker/words";
import { MediaImage } from "../../../media/picture";
import { useChanges } from "../../../platform/http/client";
import { fill, isLang, type Lang, type Localized, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { DraftForm } from "../../../ui/form/draft-form";
import { useDraft } from "../../../ui/form/use-draft";
import { useBanner } from "../../../ui/frame/banner";
import { mediaWords } from "../words";

interface Draft extends Description {
  focus: Point | null;
}

/** The form for what a picture shows, in three languages, or that it is decoration, and for what crops centre on; it stays after a save. */
export function DescriptionForm({ file }: { file: LibraryFile }) {
  const words = useWords(mediaWords);
  const picker = useWords(pickerWords);
  const staff = useStaffWords();
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const changes = useChanges(libraryContract);
  const { _id: media_id, alt, decorative, focus = null } = file;
  const shown = useMemo<Draft>(() => ({ alt, decorative, focus }), [alt, decorative, focus]);
  const draft = useDraft<Draft>({
    initial: shown,
    stays: true,
    submit: async (said) => {
      await changes.edit({ media_id, ...said });
      banner({ text: words.saved, saved: true });
      const fresh = revalidate();
      return () => fresh;
    },
  });
  const { take, form, setForm } = draft;
  useEffect(() => {
    take(shown);
  }, [take, shown]);
  const labelOf = (path: string) => {
    const lang = path.split(".").find(isLang);
    return lang ? fill(staff.inLanguage, { label: picker.alt, language: staff[lang] }) : picker.alt;
  };
  return (
    <DraftForm draft={draft} parts={[]} labelOf={labelOf} requestPrefix="">
      <WrittenDescription {...{ id: media_id, form, setForm, stored: alt }}>
        <DescriptionFields
          value={form}
          onChange={(said) => setForm({ ...form, ...said })}
          errorsAt={draft.errorsAt}
          below={(lang, label) => <DescriptionNotes {...{ lang, label, form, setForm }} />}
        />
      </WrittenDescription>
      <FocusField file={file} value={form.focus} onChange={(point) => setForm({ ...form, focus: point })} />
    </DraftForm>
  );
}

/** The form of a file, of which the translation of the descriptions is tracked. */
export interface DescribedForm {
  alt: Localized;
}

const FIELD = text();
const TYPE = { texts: {}, shared: { alt: inEachLanguage(FIELD) } };

interface WrittenDescriptionProps<F extends DescribedForm> {
  id: string;
  form: F;
  setForm: (change: (before: F) => F) => void;
  /** As they are stored. */
  stored: Localized;
  children: ReactNode;
}

/** A form around the descriptions of a picture, with translation tracking and conversion as for entries. */
function WrittenDescription<F extends DescribedForm>(props: WrittenDescriptionProps<F>) {
  return (
    <TranslationStatusProvider type={{ name: "media" }} id={props.id} version={JSON.stringify(props.stored)}>
      <Written {...props} />
    </TranslationStatusProvider>
  );
}

function Written<F extends DescribedForm>({ form, setForm, stored, children }: WrittenDescriptionProps<F>) {
  const { alt: label } = useWords(pickerWords);
  useRequestedField(TYPE.texts, "");
  const written = useMemo<WrittenForm>(
    () => ({
      ...{ type: TYPE, words: { alt: label }, stored: writtenOf(stored), prefix: "" },
      draft: {
        form: writtenOf(form.alt),
        setForm: (change) =>
          setForm((before) => ({ ...before, alt: change(writtenOf(before.alt)).alt as Localized })),
      },
    }),
    [form, setForm, stored, label],
  );
  return <WrittenFormContext value={written}>{children}</WrittenFormContext>;
}

/** Descriptions as the form of an entry has them. */
const writtenOf = (alt: Localized) => ({ alt, eng: {}, tra: {}, sim: {} });

interface DescriptionNotesProps<F extends DescribedForm> {
  lang: Lang;
  label: string;
  form: F;
  setForm: (change: (before: F) => F) => void;
}

/** Shown below a description in one language: see {@link FieldNotes}. */
const DescriptionNotes = <F extends DescribedForm>({
  lang,
  label,
  form: { alt },
  setForm,
}: DescriptionNotesProps<F>) => (
  <FieldNotes
    {...{ field: FIELD, label, lang, path: `alt.${lang}`, values: alt }}
    onChange={(change) =>
      setForm((before) => ({ ...before, alt: { ...before.alt, [lang]: String(change(before.alt[lang])) } }))
    }
  />
);

/** Pages know tenths: see focus.css. */
const STEP = 0.1;

const percent = (part: number) => `${Math.round(part * 100)}%`;

const onTenth = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 10) / 10;

interface FocusFieldProps {
  file: LibraryFile;
  /** Null while unset; crops use the middle then. */
  value: Point | null;
  onChange: (value: Point | null) => void;
}

/** The point of a picture that crops centre on: pressed in the picture, or moved by buttons and arrow keys. */
function FocusField({ file, value, onChange }: FocusFieldProps) {
  const words = useWords(mediaWords);
  const spoken = useId();
  const at = value ?? MIDDLE;
  const picture = useRef<HTMLButtonElement>(null);
  const { hash } = useLocation();
  // An address may lead here, as that in the dialog that crops does.
  useEffect(() => {
    if (hash === `#${SIGHT}`) picture.current?.focus();
  }, [hash]);
  const move = ({ x, y }: Point) => onChange({ x: onTenth(at.x + x * STEP), y: onTenth(at.y + y * STEP) });
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    if (detail === 0) return; // by a key or a switch, which point nowhere
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: onTenth((clientX - left) / width), y: onTenth((clientY - top) / height) });
  };
  const step = (event: KeyboardEvent) => {
    const by = stepOfKey(event.key);
    if (!by) return;
    event.preventDefault();
    move(by);
  };
  const { _id: id, width, height, version } = file;
  return (
    <fieldset className="focus-field">
      <legend>{words.focus}</legend>
      <p className="field-hint">{words.focusHint}</p>
      <button
        ref={picture}
        id={SIGHT}
        type="button"
        className="focus-picture"
        aria-label={words.focusPicture}
        aria-describedby={spoken}
        onClick={press}
        onKeyDown={step}
      >
        <MediaImage {...{ id, width, height, version }} alt="" sizes="(min-width: 64rem) 30vw, 90vw" />
        <span
          className="focus-mark"
          style={{ insetInlineStart: percent(at.x), insetBlockStart: percent(at.y) }}
        />
      </button>
      <div className="focus-moves">
        <MoveButtons labels={words} onMove={move} />
        <button type="button" className="button button-quiet" onClick={() => onChange(null)}>
          <Locate aria-hidden="true" size={18} />
          {words.middle}
        </button>
      </div>
      <p id={spoken} role="status" className="field-hint">
        {fill(words.focusAt, { x: percent(at.x), y: percent(at.y) })}
      </p>
      <PlacesPreview focus={at} size={width && height ? { width, height } : undefined}>
        <MediaImage {...{ id, width, height, version }} alt="" sizes="12rem" />
      </PlacesPreview>
    </fieldset>
  );
}
