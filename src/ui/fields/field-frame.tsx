import { createContext, type ReactNode, use } from "react";

/** True in a form that is only looked at. */
export const ReadOnlyContext = createContext(false);

/** The properties of the frame of a field, and so of every field. */
export interface FieldFrameProps {
  label: string;
  /** Path of the field in the request; makes its id. */
  path: string;
  hint?: string | undefined;
  errors?: readonly string[] | undefined;
}

/** The attributes that tie a control to its frame: all of them go on the control. */
export interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  readOnly: boolean;
}

/** The frame around a control: its label and hint above, its errors below, and the ties between them. */
export function FieldFrame(props: FieldFrameProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, path, errors = [], children } = props;
  const readOnly = use(ReadOnlyContext);
  // The hint that explains how to fill it in.
  const hint = readOnly ? undefined : props.hint;
  const id = fieldId(path);
  const notes = [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-invalid": errors.length > 0 || undefined,
        "aria-describedby": notes || undefined,
        readOnly,
      })}
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}

/** The messages next to a field; its control refers to them by `{id}-error`. */
export function FieldErrors({ id, errors }: { id: string; errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <p id={`${id}-error`} className="field-error">
      {errors.join(" ")}
    </p>
  );
}

/** The id of the control that edits `path`, e.g. `field-news-eng-header`. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll(".", "-")}`;
}
