import { type ReactNode, useMemo } from "react";
import { inEachLanguage } from "../../../content/kinds/group";
import { text } from "../../../content/kinds/text";
import { FieldNotes } from "../../../content/staff/field-notes";
import { type WrittenForm, WrittenFormContext } from "../../../content/staff/written-form";
import { TranslationStatusProvider } from "../../../content/translation/staff/translation-status";
import { useRequestedField } from "../../../content/translation/staff/use-requested-field";
import { pickerWords } from "../../../media/picker/words";
import type { Lang, Localized } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";

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
export function WrittenDescription<F extends DescribedForm>(props: WrittenDescriptionProps<F>) {
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
export const DescriptionNotes = <F extends DescribedForm>({
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
