import { fieldId } from "../../../staff/fields/field-id";
import type { FieldInputProps } from "../../staff/input-props";
import type { FlagField } from "./flag";

export function FlagInput({ words, value, onChange, path }: FieldInputProps<FlagField, boolean>) {
  const id = fieldId(path);
  return (
    <div>
      <label className="check">
        <input
          id={id}
          type="checkbox"
          checked={value}
          aria-describedby={words.hint && `${id}-hint`}
          onChange={(event) => onChange(() => event.target.checked)}
        />
        {words.label}
      </label>
      {words.hint && (
        <p id={`${id}-hint`} className="field-hint">
          {words.hint}
        </p>
      )}
    </div>
  );
}
