import { derivedRecord, type RecordScreens } from "../../../content/staff/content-screens";
import { FieldInput } from "../../../content/staff/field-input";
import type { OwnInputProps } from "../../../content/staff/field-inputs";
import type { EntryForm } from "../../../content/staff/form-conversion";
import { LANGS, localized, useWords } from "../../../platform/locale/lang";
import { ActionLabel } from "../../../ui/list/action-label";
import { type VolunteerEntry, volunteer } from "../definition";
import { volunteerWords } from "../words";

/** The screen of how volunteers sign up. */
const screens: RecordScreens = {
  type: volunteer,
  ...derivedRecord(volunteer),
  above: () => <Intro />,
  savedMs: 2000,
  form: { rail: [], inputs: { individual: LinkInput, organization: LinkInput }, saved },
};

export default screens;

function Intro() {
  return <p className="measure mb-6">{useWords(volunteerWords).intro}</p>;
}

/** The address of a sign-up form, with a button of its own that saves. */
function LinkInput(props: OwnInputProps) {
  const words = useWords(volunteerWords);
  return (
    <div className="narrow">
      <FieldInput {...props} />
      <button type="submit" className="button button-quiet mt-3">
        <ActionLabel label={words.replace} name={props.words.label} />
      </button>
    </div>
  );
}

/** Announces a new PDF before anything else, and a link where nothing else was changed. */
function saved(form: EntryForm, stored: EntryForm) {
  const [now, before] = [form, stored] as unknown as [VolunteerEntry, VolunteerEntry];
  const isNew = LANGS.some((lang) => now[lang].pdf.pdfId !== before[lang].pdf.pdfId && now[lang].pdf.pdfId);
  const isSame = LANGS.every(
    (lang) =>
      now[lang].pdf.pdfId === before[lang].pdf.pdfId && now[lang].formValue === before[lang].formValue,
  );
  return localized((lang) => {
    const words = volunteerWords[lang];
    return isNew ? words.uploaded : isSame ? words.linkSaved : words.saved;
  });
}
