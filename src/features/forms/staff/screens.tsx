import { FileUp, Pencil } from "lucide-react";
import { Link } from "react-router";
import {
  type AnyEntry,
  derivedCalls,
  type EntryActions,
  readEntry,
} from "../../../content/staff/content-screens";
import type { EntryForm } from "../../../content/staff/form-conversion";
import { fill, LANGS, localized, useLang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { fieldId } from "../../../ui/fields/field-frame";
import { ActionLabel, typedLang, typedName } from "../../../ui/list/action-label";
import { type FormCard, type FormEntry, forms } from "../definition";
import { formScreenWords, formWords } from "../words";

const derived = derivedCalls(forms);

/** A form that was added with one name for all languages shows it in each language. */
function namedInEach(form: FormEntry & AnyEntry): AnyEntry {
  const { anyName } = form;
  if (LANGS.some((lang) => form[lang].name !== "")) return form;
  return { ...form, ...localized(() => ({ name: anyName })) };
}

const pdfIn = (form: EntryForm) => (form.pdf as FormEntry["pdf"]).pdfId;

/** The screens of downloadable forms. The name for all languages follows from the others. */
export default {
  type: forms,
  reads: { ...derived.reads, one: async (id: string) => namedInEach(await readEntry<FormEntry>(forms, id)) },
  useListChanges: derived.useListChanges,
  form: {
    rail: ["languages"],
    inputs: { anyName: () => null },
    saved: (form: EntryForm, stored: EntryForm) =>
      localized((lang) =>
        pdfIn(form) === pdfIn(stored) ? formScreenWords[lang].renamed : formWords[lang].saved,
      ),
  },
  list: {
    below: () => <Intro />,
    note: (card: FormCard) => <FormNote card={card} />,
    useActions: useFormLinks,
  },
};

function Intro() {
  return <p className="field-hint measure screen-only">{useWords(formScreenWords).intro}</p>;
}

/** The file of a form, and where it is listed. */
function FormNote({ card: { originalFilename, languages } }: { card: FormCard }) {
  const words = useWords(formScreenWords);
  const staff = useStaffWords();
  const listed = languages.map((lang) => staff[lang]).join(" · ");
  return (
    <>
      <p className="break-all">{originalFilename}</p>
      <p>{fill(words.listedIn, { languages: listed })}</p>
    </>
  );
}

/** Row actions: links to the name of a form and to its file. */
function useFormLinks(): EntryActions<FormCard> {
  const words = useWords(formScreenWords);
  const lang = useLang();
  const of = ({ _id, title }: FormCard) => {
    const names = {
      name: typedName(title, lang, formWords[lang].untitled),
      nameLang: typedLang(title, lang),
    };
    const to = (path: string) =>
      `/cms/patient/edit?${new URLSearchParams({ form_id: _id })}#${fieldId(`form.${path}`)}`;
    return (
      <>
        <Link className="button button-quiet" to={to(`${lang}.name`)}>
          <Pencil aria-hidden="true" size={18} />
          <ActionLabel label={words.rename} {...names} />
        </Link>
        <Link className="button button-quiet" to={to("pdf.pdfId")}>
          <FileUp aria-hidden="true" size={18} />
          <ActionLabel label={words.replace} {...names} />
        </Link>
      </>
    );
  };
  return { of, problem: null };
}
