import type { KeyboardEvent } from "react";
import { isComposing } from "../form/form";
import { FieldFrame, type FieldFrameProps } from "./field-frame";

export interface TextAreaProps extends FieldFrameProps {
  value: string;
  onChange: (value: string) => void;
  lang?: string;
  /** Takes one line, however many it is shown on: Enter submits the form, as in any field of a line. */
  isLine?: boolean;
}

/** About the lines that a text takes, for browsers that do not make a field as high as its text by themselves. */
const linesOf = (text: string): number =>
  text
    .split("\n")
    .reduce((lines, line) => lines + 1 + Math.floor(line.replace(/\p{sc=Han}/gu, "我我").length / 60), 0);

/** Submits the form, but not by the Enter that chooses characters. */
function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Text of several lines with its label, hint and errors; grows with its content. */
export function TextArea({ label, path, hint, errors, value, onChange, lang, isLine }: TextAreaProps) {
  return (
    <FieldFrame label={label} path={path} hint={hint} errors={errors}>
      {(control) => (
        <textarea
          {...control}
          className="field"
          lang={lang}
          rows={isLine ? 1 : Math.min(24, Math.max(2, linesOf(value)))}
          value={value}
          onChange={({ target }) => onChange(isLine ? target.value.replace(/\s*\n\s*/g, " ") : target.value)}
          onKeyDown={isLine ? submitByEnter : undefined}
        />
      )}
    </FieldFrame>
  );
}
