import type { ComponentProps } from "react";
import { FieldFrame, type FieldFrameProps } from "./field-frame";

/** The attributes of an `<input>` besides those from its frame. */
type InputProps = Pick<
  ComponentProps<"input">,
  | "name"
  | "lang"
  | "autoComplete"
  | "autoCapitalize"
  | "spellCheck"
  | "inputMode"
  | "required"
  | "disabled"
  | "min"
  | "max"
  | "ref"
>;

interface TextFieldProps extends FieldFrameProps, InputProps {
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "date" | "url" | "search";
}

/** One line of text with its label, hint and errors. */
export function TextField({ label, path, hint, errors, value, onChange, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} path={path} hint={hint} errors={errors}>
      {(control) => (
        <input
          {...control}
          className="field"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...input}
        />
      )}
    </FieldFrame>
  );
}
