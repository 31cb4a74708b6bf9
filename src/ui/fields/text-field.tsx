import type { ComponentProps } from "react";
import { longDay } from "../../platform/locale/format";
import { useLang } from "../../platform/locale/lang";
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
