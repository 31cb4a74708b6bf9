import { FieldFrame, type FieldFrameProps } from "./field-frame";

export interface TextAreaProps extends FieldFrameProps {
  value: string;
  onChange: (value: string) => void;
  lang?: string;
}

/** About the lines that a text takes, for browsers that do not make a field as high as its text by themselves. */
const linesOf = (text: string): number =>
  text
    .split("\n")
    .reduce((lines, line) => lines + 1 + Math.floor(line.replace(/\p{sc=Han}/gu, "我我").length / 60), 0);

/** Text of several lines with its label, hint and errors; grows with what is in it. */
export function TextArea({ label, path, hint, errors, value, onChange, lang }: TextAreaProps) {
  return (
    <FieldFrame label={label} path={path} hint={hint} errors={errors}>
      {(control) => (
        <textarea
          {...control}
          className="field"
          lang={lang}
          rows={Math.min(24, Math.max(2, linesOf(value)))}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
