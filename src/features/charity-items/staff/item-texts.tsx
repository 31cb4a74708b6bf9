import type { Lang } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { fieldId } from "../../../core/staff/field-id";
import { typingLang } from "../../../core/staff/language-panels";
import { FieldErrors, TextField } from "../../../core/staff/text-field";
import { charityItemsWords } from "../messages";
import type { ItemForm } from "./draft";

type ItemText = ItemForm["eng"];

interface ItemTextsProps {
  lang: Lang;
  text: ItemText;
  onChange: (part: Partial<ItemText>) => void;
  errorsAt: (path: string) => string[];
}

/** What a charity item has in each language: name, tag, description. */
export function ItemTexts({ lang, text, onChange, errorsAt }: ItemTextsProps) {
  const own = useWords(charityItemsWords);
  const field = (name: keyof ItemText) => ({
    path: `item.${lang}.${name}`,
    label: own[name],
    lang: typingLang(lang),
    value: text[name],
    onChange: (value: string) => onChange({ [name]: value }),
    errors: errorsAt(`item.${lang}.${name}`),
  });
  return (
    <div className="stack">
      <TextField {...field("name")} />
      <TextField {...field("tag")} hint={own.tagHint} />
      <Description {...field("desc")} />
    </div>
  );
}

interface DescriptionProps {
  path: string;
  label: string;
  lang: string;
  value: string;
  onChange: (value: string) => void;
  errors: string[];
}

function Description({ path, label, lang, value, onChange, errors }: DescriptionProps) {
  const id = fieldId(path);
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="field"
        rows={8}
        lang={lang}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
      />
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}
