import { fieldId } from "../fields/field-frame";
import { EmptyList } from "../list/empty-list";

interface EmptyFormProps {
  text: string;
  label: string;
  /** Path of the field that is filled in first. */
  path: string;
}

/** Above an empty form: what it is for, and a button that goes to its first field. */
export function EmptyForm({ text, label, path }: EmptyFormProps) {
  return (
    <EmptyList text={text}>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => document.getElementById(fieldId(path))?.focus()}
      >
        {label}
      </button>
    </EmptyList>
  );
}
