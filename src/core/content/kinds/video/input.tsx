import { useState } from "react";
import { useWords } from "../../../locale/use-words";
import { TextField } from "../../../staff/fields/text-field";
import type { FieldInputProps } from "../../staff/input-props";
import { contentWords } from "../../staff/words";
import type { VideoField } from "./video";

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
