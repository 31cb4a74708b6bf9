import { Fragment, type ReactNode, use, useId } from "react";
import { fill } from "../../locale/fill";
import { LANG_TAG, LANGS, type Lang, type Localized } from "../../locale/lang";
import { useWords } from "../../locale/lang-context";
import { useStaffWords } from "../../locale/words/staff";
import { ReadOnlyContext } from "../../staff/fields/field-frame";
import { TextArea } from "../../staff/fields/text-area";
import { pickerWords } from "./words";

/** The description of a picture by staff. */
export interface Description {
  alt: Localized;
  decorative: boolean;
}

/** Tells whether something is said of a picture. */
export const isDescribed = ({ alt, decorative }: Description): boolean =>
  decorative || LANGS.some((lang) => alt[lang].trim() !== "");

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
  const staff = useStaffWords();
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
      {!value.decorative &&
        LANGS.map((lang) => (
          <Fragment key={lang}>
            <TextArea
              path={`${path}.${lang}`}
              label={fill(staff.inLanguage, { label: words.alt, language: staff[lang] })}
              lang={LANG_TAG[lang]}
              errors={errorsAt(`alt.${lang}`)}
              value={value.alt[lang]}
              onChange={(text) => onChange({ ...value, alt: { ...value.alt, [lang]: text } })}
            />
            {below?.(lang, words.alt)}
          </Fragment>
        ))}
    </fieldset>
  );
}
