import { Fragment, type ReactNode } from "react";
import { fill } from "../../platform/locale/fill";
import { LANG_TAG, LANGS, type Lang, type Localized } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { TextArea } from "../../ui/fields/text-area";
import { ConvertAlt } from "./convert-alt";

interface AltFieldsProps {
  /** Path of the texts. */
  path: string;
  /** The label of each, beside its language. */
  label: string;
  /** The languages that are written; all unless said. */
  langs?: readonly Lang[];
  value: Localized;
  onChange: (value: Localized) => void;
  errorsIn?: (lang: Lang) => string[];
  /** Stands below the text of a language. */
  below?: ((lang: Lang) => ReactNode) | undefined;
}

/** The texts of what is said of a picture, one for each language. */
export function AltFields({ path, label, langs = LANGS, value, onChange, errorsIn, below }: AltFieldsProps) {
  const staff = useStaffWords();
  return langs.map((lang) => (
    <Fragment key={lang}>
      <TextArea
        path={`${path}.${lang}`}
        label={fill(staff.inLanguage, { label, language: staff[lang] })}
        lang={LANG_TAG[lang]}
        errors={errorsIn?.(lang) ?? []}
        value={value[lang]}
        onChange={(text) => onChange({ ...value, [lang]: text })}
      />
      <ConvertAlt to={lang} value={value} onChange={onChange} />
      {below?.(lang)}
    </Fragment>
  ));
}
