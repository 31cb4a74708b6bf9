import { FieldFrame, type FieldFrameProps } from "./field-frame";

export interface TextAreaProps extends FieldFrameProps {
  value: string;
  onChange: (value: string) => void;
  lang?: string;
  /** The number of lines on show; when left out, as many as are in it, from 8 to 24. */
  rows?: number;
  className?: string;
}

/** Text of several lines with its label, hint and errors; grows with what is in it. */
export function TextArea({ label, path, hint, errors, value, onChange, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} path={path} hint={hint} errors={errors}>
      {(control) => (
        <textarea
          {...control}
          className="field"
          rows={Math.min(24, Math.max(8, value.split("\n").length + 1))}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...area}
        />
      )}
    </FieldFrame>
  );
}
