import { EmptyList } from "./empty-list";
import { fieldId } from "./field-id";

interface EmptyFormProps {
  text: string;
  label: string;
  /** Path of the field that is filled in first. */
  path: string;
}

/** Above a form that holds nothing yet: what it is for, and a button that goes to its first field. */
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
