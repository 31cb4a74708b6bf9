import { LANG_TAG } from "../../../locale/lang";
import { TextField } from "../../../staff/fields/text-field";
import type { FieldInputProps } from "../../staff/input-props";
import type { LineField } from "./line";

export function LineInput({
  words,
  value,
  onChange,
  path,
  errorsAt,
  lang,
}: FieldInputProps<LineField, string>) {
  return (
    <TextField
      label={words.label}
      hint={words.hint}
      path={path}
      lang={lang && LANG_TAG[lang]}
      value={value}
      onChange={(typed) => onChange(() => typed)}
      errors={errorsAt(path)}
    />
  );
}
