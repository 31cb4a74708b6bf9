import { TextField } from "../../../staff/fields/text-field";
import type { FieldInputProps } from "../../staff/input-props";
import type { WebLinkField } from "./web-link";

export function WebLinkInput({
  words,
  value,
  onChange,
  path,
  errorsAt,
}: FieldInputProps<WebLinkField, string>) {
  return (
    <TextField
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      label={words.label}
      hint={words.hint}
      path={path}
      value={value}
      onChange={(typed) => onChange(() => typed)}
      errors={errorsAt(path)}
    />
  );
}
