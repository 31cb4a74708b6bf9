import { useStaffWords } from "../../../locale/words/staff";
import { UploadField } from "../../../media/field/upload-field";
import type { FieldInputProps } from "../../staff/input-props";
import type { ImageField } from "./image";

export function ImageInput(props: FieldInputProps<ImageField, string | null>) {
  const { field, words, value, onChange, path, errorsAt } = props;
  const { ratio43, coverHint } = useStaffWords();
  const isWide = field.prefers === "4:3";
  return (
    <UploadField
      kind="image"
      name={path}
      label={words.label}
      hint={words.hint ?? (isWide ? coverHint : undefined)}
      ratio={isWide ? { width: 4, height: 3, label: ratio43 } : undefined}
      value={value}
      onChange={(id) => onChange(() => id)}
      errors={errorsAt(path)}
    />
  );
}
