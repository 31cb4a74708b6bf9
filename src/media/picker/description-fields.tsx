import { Languages } from "lucide-react";
import { Fragment, type ReactNode, use, useRef } from "react";
import { conversionContract } from "../../platform/conversion-contract";
import { createClient } from "../../platform/http/client";
import { fill, LANG_TAG, LANGS, type Lang, type Localized, useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { ReadOnlyContext } from "../../ui/fields/field-frame";
import { TextArea } from "../../ui/fields/text-field";
import { useSave } from "../../ui/form/form";
import type { Description } from "../description";
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

const api = createClient(conversionContract);

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
  /** Shown below the text of a language. */
  below?: ((lang: Lang) => ReactNode) | undefined;
}

/** The descriptions of a picture, one for each language. */
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

interface ConvertAltProps {
  /** The language of the text above it. */
  to: Lang;
  value: Localized;
  onChange: (value: Localized) => void;
}

/**
 * The way to a description in one Chinese script from that in the other, as forms convert their texts: by sentences
 * that staff have accepted, by the glossary, by characters. What comes is looked at in its field before it is saved.
 */
function ConvertAlt({ to, value, onChange }: ConvertAltProps) {
  const words = useWords(pickerWords);
  const readOnly = use(ReadOnlyContext);
  const { save, saving, problem } = useSave();
  const latest = useRef(value);
  latest.current = value;
  if (to === "eng" || readOnly) return null;
  const from = to === "sim" ? "tra" : "sim";
  if (value[from].trim() === "" || value[to].trim() !== "") return null;
  const convert = () =>
    void save(async () => {
      const { text = "" } = await api.convert({ text: value[from], from, to });
      // What somebody has typed meanwhile stays.
      const now = latest.current;
      if (now[to].trim() === "") onChange({ ...now, [to]: text });
    });
  return (
    <p className="copy-from">
      <button type="button" className="button button-quiet" aria-disabled={saving} onClick={convert}>
        <Languages aria-hidden="true" size={18} />
        {to === "sim" ? words.toSimplified : words.toTraditional}
      </button>
      {problem && (
        <span role="alert" className="field-error">
          {problem.kind === "refused" ? problem.message : words.notConverted}
        </span>
      )}
    </p>
  );
}
