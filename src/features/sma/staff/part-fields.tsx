import { fill } from "../../../core/locale/fill";
import { type Lang, localized } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { typedName } from "../../../core/staff/list/typed-name";
import { smaWords } from "../words";
import { goneSources, looseMarks, shownText, typedTexts } from "./cited";
import { newPart, type PartForm, type TopicForm } from "./draft";
import { type FormPlace, LocalizedField } from "./localized-field";
import { PartList } from "./part-list";

interface PartFieldsProps {
  form: TopicForm;
  onChange: (change: (parts: PartForm[]) => PartForm[]) => void;
  place: FormPlace;
}

/** The parts of a topic: sub-title and text in each language. */
export function PartFields({ form, onChange, place }: PartFieldsProps) {
  const words = useWords(smaWords);
  const lang = useLang();
  return (
    <PartList
      id="parts"
      title={words.parts}
      hint={[words.partsHint, words.textHint].join(lang === "eng" ? " " : "")}
      addLabel={words.addPart}
      rows={form.parts}
      nameOf={({ subTitle }) => typedName(subTitle, lang, words.noSubTitle)}
      make={newPart}
      onChange={onChange}
    >
      {(part, at, onEdit) => (
        <>
          <LocalizedField
            label={words.subTitle}
            value={part.subTitle}
            onChange={(subTitle) => onEdit({ ...part, subTitle })}
            path={(each) => `topic.${each}.items.${at}.subTitle`}
            place={place}
          />
          <LocalizedField
            long
            label={words.text}
            value={localized((each) => shownText(form, each, part.content[each]))}
            onChange={(typed) => onEdit({ ...part, content: typedTexts(form, typed) })}
            path={(each) => `topic.${each}.items.${at}.content`}
            place={place}
            noteOf={(each) => <CitationNotes form={form} lang={each} text={part.content[each]} />}
          />
        </>
      )}
    </PartList>
  );
}

/** Says which citations lead nowhere, and what the source was of one that has lost it. */
function CitationNotes({ form, lang, text }: { form: TopicForm; lang: Lang; text: string }) {
  const words = useWords(smaWords);
  const marks = looseMarks(form, lang, text);
  return (
    <div role="status" className="field-error">
      {marks.length > 0 && <p>{fill(words.looseCitation, { marks: marks.join(" ") })}</p>}
      {goneSources(form, lang, text).map(({ mark, source }) => (
        <p key={mark}>{fill(words.sourceGone, { mark, source })}</p>
      ))}
    </div>
  );
}
