import { LANG_TAG, type Lang } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { TextArea } from "../../../core/staff/fields/text-area";
import { TextField } from "../../../core/staff/fields/text-field";
import type { ItemForm } from "./draft";
import { charityItemsWords } from "./words";

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
    lang: LANG_TAG[lang],
    value: text[name],
    onChange: (value: string) => onChange({ [name]: value }),
    errors: errorsAt(`item.${lang}.${name}`),
  });
  return (
    <div className="stack">
      <TextField {...field("name")} />
      <TextField {...field("tag")} hint={own.tagHint} />
      <TextArea {...field("desc")} rows={8} />
    </div>
  );
}
