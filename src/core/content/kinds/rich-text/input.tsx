import { uploadFile } from "../../../media/field/upload";
import { LateRichTextEditor } from "../../../richtext/late-editor";
import { fieldId } from "../../../staff/fields/field-id";
import type { FieldInputProps } from "../../staff/input-props";
import type { RichTextField } from "./rich-text";

export function RichTextInput(props: FieldInputProps<RichTextField, string>) {
  const { words, value, onChange, path, errorsAt, lang } = props;
  return (
    <LateRichTextEditor
      label={words.label}
      {...(words.hint !== undefined && { hint: words.hint })}
      name={fieldId(path)}
      {...(lang && { lang })}
      value={value}
      onChange={(html) => onChange(() => html)}
      onUploadImage={async (file) => ({ id: (await uploadFile(file)).public_id })}
      errors={errorsAt(path)}
    />
  );
}
