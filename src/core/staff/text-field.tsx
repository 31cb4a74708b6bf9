import { FieldFrame, type FieldFrameProps } from "./field-frame";

interface TextFieldProps extends FieldFrameProps {
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "password" | "date" | "url" | "search";
  lang?: string;
  autoComplete?: string;
  inputMode?: "numeric";
  required?: boolean;
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
