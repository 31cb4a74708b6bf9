import { useState } from "react";
import { LANG_TAG, useWords } from "../../platform/locale/lang";
import { fieldId } from "../../ui/fields/field-frame";
import { TextArea, TextField } from "../../ui/fields/text-field";
import type { Field } from "../field";
import { EditorField } from "../richtext/editor-field";
import { formWords } from "../staff/form-words";
import { type FieldInputProps, frameOf } from "../staff/input-props";
import type {
  LineField,
  LinesField,
  NamesField,
  PlainTextField,
  RichTextField,
  VideoField,
  WebLinkField,
} from "./text";

/** The typed text of a value, for the controls of several kinds. */
const typedIn = (
  props: Pick<FieldInputProps<Field, string>, "words" | "path" | "errorsAt" | "value" | "onChange">,
) => ({
  ...frameOf(props),
  value: props.value,
  onChange: (typed: string) => props.onChange(() => typed),
});

const langOf = ({ lang }: Pick<FieldInputProps, "lang">) => lang && { lang: LANG_TAG[lang] };

/** A line. In a language it may be long, and is shown whole. */
export function LineInput(props: FieldInputProps<LineField, string>) {
  return props.lang ? (
    <TextArea isLine {...typedIn(props)} {...langOf(props)} />
  ) : (
    <TextField {...typedIn(props)} />
  );
}

export function TextInput(props: FieldInputProps<PlainTextField, string>) {
  return <TextArea {...typedIn(props)} {...langOf(props)} />;
}

/** One entry on each line. While somebody types, a line may be blank; the server drops those. */
export function LinesInput(props: FieldInputProps<LinesField | NamesField, string[]>) {
  const { words, value, onChange } = props;
  const { onePerLine } = useWords(formWords);
  return (
    <TextArea
      {...frameOf(props)}
      {...langOf(props)}
      hint={words.hint ?? onePerLine}
      value={value.join("\n")}
      onChange={(typed) => onChange(() => typed.split("\n"))}
    />
  );
}

export function WebLinkInput(props: FieldInputProps<WebLinkField, string>) {
  return <TextField inputMode="url" autoCapitalize="none" spellCheck={false} {...typedIn(props)} />;
}

/** A button reveals the field; one that is filled is there from the start. */
export function VideoInput(props: FieldInputProps<VideoField, string>) {
  const { insertVideo } = useWords(formWords);
  const [open, setOpen] = useState(props.value !== "");
  if (!open && props.value === "") {
    return (
      <p>
        <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
          {insertVideo}
        </button>
      </p>
    );
  }
  return <TextField {...typedIn(props)} />;
}

export function RichTextInput(props: FieldInputProps<RichTextField, string>) {
  const { words, value, onChange, path, errorsAt, lang } = props;
  return (
    <EditorField
      label={words.label}
      {...(words.hint !== undefined && { hint: words.hint })}
      name={fieldId(path)}
      {...(lang && { lang })}
      value={value}
      onChange={(html) => onChange(() => html)}
      errors={errorsAt(path)}
    />
  );
}
