interface EditorLabelProps {
  /** Its parts are `{id}-label`, `{id}-hint` and `{id}-errors`. */
  id: string;
  label: string;
  hint?: string;
  errors?: string[];
}

/** Label, hint and errors of a text; the text refers to them by their ids. */
export function EditorLabel({ id, label, hint, errors = [] }: EditorLabelProps) {
  return (
    <>
      <span id={`${id}-label`} className="field-label">
        {label}
      </span>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <div id={`${id}-errors`}>
          {errors.map((error) => (
            <p key={error} className="field-error">
              {error}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
