import type { ComponentProps, KeyboardEvent } from "react";
import { longDay } from "../../platform/locale/format";
import { useLang } from "../../platform/locale/lang";
import { isComposing } from "../form/form";
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

/** One line of text with its label, hint and errors; of a date, its day in words as well. */
export function TextField({ label, path, hint, errors, value, onChange, ...input }: TextFieldProps) {
  const isDay = input.type === "date" && isWholeDay(value);
  return (
    <FieldFrame label={label} path={path} hint={hint} errors={errors}>
      {({ "aria-describedby": notes, ...control }) => (
        <>
          <input
            {...control}
            aria-describedby={isDay ? [notes, `${control.id}-day`].filter(Boolean).join(" ") : notes}
            className="field"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            {...input}
          />
          {isDay && <DayInWords id={`${control.id}-day`} day={value} />}
        </>
      )}
    </FieldFrame>
  );
}

/** Whether a date field has a complete date: while its year is typed, that begins with zeros. */
export const isWholeDay = (value: string): boolean => /^[1-9]\d{3}-\d\d-\d\d$/.test(value);

/** The day of a date field in words: browsers write day and month in an order of their own. */
export function DayInWords({ id, day }: { id: string; day: string }) {
  const lang = useLang();
  return (
    <p id={id} className="field-hint field-day">
      <time dateTime={day}>{longDay(new Date(day), lang)}</time>
    </p>
  );
}

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
