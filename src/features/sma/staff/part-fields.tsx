import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { typedName } from "../../../core/staff/typed-name";
import { smaWords } from "../messages";
import { looseMarks, newPart, type PartForm, type TopicForm } from "./draft";
import { type FormPlace, LocalizedField } from "./localized-field";
import { PartList } from "./part-list";

interface PartFieldsProps {
  form: TopicForm;
  onChange: (change: (parts: PartForm[]) => PartForm[]) => void;
  place: FormPlace;
}

/** The parts of a topic: sub-title and text in each language. */
export function PartFields({ form: { parts, references }, onChange, place }: PartFieldsProps) {
  const words = useWords(smaWords);
  const lang = useLang();
  return (
    <PartList
      id="parts"
      title={words.parts}
      hint={[words.partsHint, words.textHint].join(lang === "eng" ? " " : "")}
      addLabel={words.addPart}
      rows={parts}
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
            value={part.content}
            onChange={(content) => onEdit({ ...part, content })}
            path={(each) => `topic.${each}.items.${at}.content`}
            place={place}
            noteOf={(each) => <LooseNote marks={looseMarks(part.content[each], references, each)} />}
          />
        </>
      )}
    </PartList>
  );
}

function LooseNote({ marks }: { marks: string[] }) {
  const words = useWords(smaWords);
  return (
    <p role="status" className="field-error">
      {marks.length > 0 && fill(words.looseCitation, { marks: marks.join(" ") })}
    </p>
  );
}
