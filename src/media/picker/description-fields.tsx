import { type ReactNode, use } from "react";
import type { Lang } from "../../platform/locale/lang";
import { useWords } from "../../platform/locale/lang-context";
import { ReadOnlyContext } from "../../ui/fields/field-frame";
import type { Description } from "../description";
import { AltFields } from "./alt-fields";
import { pickerWords } from "./words";

interface DescriptionFieldsProps {
  value: Description;
  onChange: (value: Description) => void;
  errorsAt: (path: string) => string[];
  /** Path of the texts where several pictures are described on one screen. */
  path?: string;
  /** The languages that are written; all unless said. */
  langs?: readonly Lang[];
  /** The name of the picture, where several are described on one screen. */
  name?: string | undefined;
  /** Called when the focus has left them. */
  onLeave?: () => void;
  /** Shown below the text of a language, by its label. */
  below?: (lang: Lang, label: string) => ReactNode;
}

/** The fields for what a picture shows in each language, or that it is decoration; texts stay while it is. */
export function DescriptionFields(props: DescriptionFieldsProps) {
  const { value, onChange, errorsAt, path = "alt", langs, name, onLeave, below } = props;
  const words = useWords(pickerWords);
  const readOnly = use(ReadOnlyContext);
  return (
    <fieldset
      className="description-fields"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.();
      }}
    >
      <legend>
        {words.describeTitle}
        {name !== undefined && <span className="visually-hidden"> {name}</span>}
      </legend>
      <p className="field-hint">{words.describeHint}</p>
      {!value.decorative && (
        <AltFields
          path={path}
          label={words.alt}
          {...(langs && { langs })}
          value={value.alt}
          onChange={(alt) => onChange({ ...value, alt })}
          errorsIn={(lang) => errorsAt(`alt.${lang}`)}
          below={below && ((lang) => below(lang, words.alt))}
        />
      )}
      <label className="check">
        <input
          type="checkbox"
          disabled={readOnly}
          checked={value.decorative}
          onChange={({ target }) => onChange({ ...value, decorative: target.checked })}
        />
        {words.decorative}
      </label>
    </fieldset>
  );
}
