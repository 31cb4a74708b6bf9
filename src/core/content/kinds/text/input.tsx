import { LANG_TAG } from "../../../locale/lang";
import { TextArea } from "../../../staff/fields/text-area";
import type { FieldInputProps } from "../../staff/input-props";
import type { TextField } from "./text";

export function TextInput({
  words,
  value,
  onChange,
  path,
  errorsAt,
  lang,
}: FieldInputProps<TextField, string>) {
  return (
    <TextArea
      label={words.label}
      hint={words.hint}
      path={path}
      {...(lang && { lang: LANG_TAG[lang] })}
      value={value}
      onChange={(typed) => onChange(() => typed)}
      errors={errorsAt(path)}
    />
  );
}
