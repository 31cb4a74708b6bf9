import { type ReactNode, use, useId } from "react";
import type { Lang } from "../../platform/locale/lang";
import { useWords } from "../../platform/locale/lang-context";
import { ReadOnlyContext } from "../../ui/fields/field-frame";
import { AltFields } from "./alt-fields";
import type { Description } from "./description";
import { pickerWords } from "./words";

interface DescriptionFieldsProps {
  value: Description;
  onChange: (value: Description) => void;
  errorsAt: (path: string) => string[];
  /** Path of the texts where several pictures are described on one screen. */
  path?: string;
  /** The name of the picture, where several are described on one screen. */
  name?: string | undefined;
  /** Told when the focus has left them. */
  onLeave?: () => void;
  /** Stands below the text of a language, by its label. */
  below?: (lang: Lang, label: string) => ReactNode;
}

/** The fields for what a picture shows, in three languages, or that it is decoration; texts stay while it is. */
export function DescriptionFields({
  value,
  onChange,
  errorsAt,
  path = "alt",
  name: file,
  onLeave,
  below,
}: DescriptionFieldsProps) {
  const words = useWords(pickerWords);
  const name = useId();
  const readOnly = use(ReadOnlyContext);
  const choice = (decorative: boolean, label: string) => (
    <label className="check">
      <input
        type="radio"
        name={name}
        disabled={readOnly}
        checked={value.decorative === decorative}
        onChange={() => onChange({ ...value, decorative })}
      />
      {label}
    </label>
  );
  return (
    <fieldset
      className="description-fields"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.();
      }}
    >
      <legend>
        {words.describeTitle}
        {file !== undefined && <span className="visually-hidden"> {file}</span>}
      </legend>
      <p className="field-hint">{words.describeHint}</p>
      {choice(false, words.describes)}
      {choice(true, words.decorative)}
      {!value.decorative && (
        <AltFields
          path={path}
          label={words.alt}
          value={value.alt}
          onChange={(alt) => onChange({ ...value, alt })}
          errorsIn={(lang) => errorsAt(`alt.${lang}`)}
          below={below && ((lang) => below(lang, words.alt))}
        />
      )}
    </fieldset>
  );
}
