import { useState } from "react";
import { LANG_TAG } from "../../locale/lang";
import { useWords } from "../../locale/lang-context";
import { useStaffWords } from "../../locale/words/staff";
import { uploadFile } from "../../media/field/use-uploads";
import { LateRichTextEditor } from "../../richtext/late-editor";
import { fieldId } from "../../staff/fields/field-id";
import { TextArea } from "../../staff/fields/text-area";
import { TextField } from "../../staff/fields/text-field";
import type { FieldInputProps } from "../staff/input-props";
import { contentWords } from "../staff/words";
import type { LineField, LinesField, PlainTextField, RichTextField, VideoField, WebLinkField } from "./text";

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

export function TextInput({
  words,
  value,
  onChange,
  path,
  errorsAt,
  lang,
}: FieldInputProps<PlainTextField, string>) {
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

/** One entry on each line. While somebody types, a line may be blank; the server drops those. */
export function LinesInput({
  words,
  value,
  onChange,
  path,
  errorsAt,
  lang,
}: FieldInputProps<LinesField, string[]>) {
  const { onePerLine } = useStaffWords();
  return (
    <TextArea
      label={words.label}
      hint={words.hint ?? onePerLine}
      path={path}
      {...(lang && { lang: LANG_TAG[lang] })}
      value={value.join("\n")}
      onChange={(typed) => onChange(() => typed.split("\n"))}
      errors={errorsAt(path)}
    />
  );
}

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

/** A button reveals the field; one that is filled is there from the start. */
export function VideoInput({ words, value, onChange, path, errorsAt }: FieldInputProps<VideoField, string>) {
  const { insertVideo } = useWords(contentWords);
  const [open, setOpen] = useState(value !== "");
  if (!open && value === "") {
    return (
      <p>
        <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
          {insertVideo}
        </button>
      </p>
    );
  }
  return (
    <TextField
      label={words.label}
      hint={words.hint}
      path={path}
      value={value}
      onChange={(typed) => onChange(() => typed)}
      errors={errorsAt(path)}
    />
  );
}

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
