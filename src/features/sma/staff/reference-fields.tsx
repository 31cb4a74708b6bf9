import { useState } from "react";
import { LANGS, type Localized, localized } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { TextArea } from "../../../core/staff/text-area";
import { smaWords } from "../messages";
import { type FormPlace, LocalizedField } from "./localized-field";

interface ReferenceFieldsProps {
  value: Localized;
  onChange: (references: Localized) => void;
  place: FormPlace;
  /** Whether the page leaves them out. */
  hidden: boolean;
}

/** The references of a topic: one list for all languages, or one for each. */
export function ReferenceFields({ value, onChange, place, hidden }: ReferenceFieldsProps) {
  const words = useWords(smaWords);
  const [oneList, setOneList] = useState(LANGS.every((lang) => value[lang] === value.eng));
  const choose = (one: boolean) => {
    setOneList(one);
    if (one) onChange(localized(() => value.eng || value.tra || value.sim));
  };
  return (
    <section aria-labelledby="references-title" className="staff-section">
      <h2 id="references-title">{words.references}</h2>
      {hidden && <p>{words.hiddenReferences}</p>}
      <label className="check">
        <input type="checkbox" checked={oneList} onChange={(event) => choose(event.target.checked)} />
        {words.oneList}
      </label>
      {oneList ? (
        <TextArea
          label={words.references}
          hint={words.referencesHint}
          path="topic.eng.references"
          value={value.eng}
          onChange={(list) => onChange(localized(() => list))}
          errors={place.errorsAt("topic.eng.references")}
        />
      ) : (
        <LocalizedField
          long
          label={words.references}
          hint={words.referencesHint}
          value={value}
          onChange={onChange}
          path={(lang) => `topic.${lang}.references`}
          place={place}
        />
      )}
    </section>
  );
}
