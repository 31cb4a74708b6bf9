import { use, useState } from "react";
import { fill, LANGS, type Localized, localized, useWords } from "../../../platform/locale/lang";
import { ReadOnlyContext } from "../../../ui/fields/field-frame";
import { TextArea } from "../../../ui/fields/text-field";
import { smaWords } from "../words";
import { allGone, type TopicForm, withOneList, withReferences } from "./draft";
import { type FormPlace, LocalizedField } from "./localized-field";

interface ReferenceFieldsProps {
  form: TopicForm;
  onChange: (change: (form: TopicForm) => TopicForm) => void;
  place: FormPlace;
  /** True when the page leaves them out. */
  hidden: boolean;
}

/** The references of a topic: one list for all languages, or one for each. */
export function ReferenceFields({ form, onChange, place, hidden }: ReferenceFieldsProps) {
  const words = useWords(smaWords);
  const value = localized((lang) => form.references[lang].text);
  const [oneList, setOneList] = useState(LANGS.every((lang) => value[lang] === value.eng));
  const choose = (one: boolean) => {
    setOneList(one);
    if (one) onChange(withOneList);
  };
  const type = (typed: Localized) =>
    onChange((before) =>
      LANGS.filter((lang) => typed[lang] !== value[lang]).reduce(
        (changed, lang) => withReferences(changed, lang, typed[lang]),
        before,
      ),
    );
  return (
    <section aria-labelledby="references-title" className="staff-section">
      <h2 id="references-title" tabIndex={-1}>
        {words.references}
      </h2>
      {hidden && <p>{words.hiddenReferences}</p>}
      {!use(ReadOnlyContext) && (
        <label className="check">
          <input type="checkbox" checked={oneList} onChange={(event) => choose(event.target.checked)} />
          {words.oneList}
        </label>
      )}
      {oneList ? (
        <TextArea
          label={words.references}
          hint={words.referencesHint}
          path="topic.eng.references"
          value={value.eng}
          onChange={(list) => onChange((before) => withReferences(before, "all", list))}
          errors={place.errorsAt("topic.eng.references")}
        />
      ) : (
        <LocalizedField
          long
          label={words.references}
          hint={words.referencesHint}
          value={value}
          onChange={type}
          path={(lang) => `topic.${lang}.references`}
          place={place}
        />
      )}
      <div role="status" className="field-error">
        {allGone(form).map(({ mark, source }) => (
          <p key={mark}>{fill(words.sourceGone, { mark, source })}</p>
        ))}
      </div>
    </section>
  );
}
