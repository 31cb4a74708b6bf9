import { PhotoListField } from "../../../media/field/photo-list-field";
import type { FieldInputProps } from "../../staff/input-props";
import type { ImagesField } from "./images";

export function ImagesInput({
  words,
  value,
  onChange,
  path,
  errorsAt,
}: FieldInputProps<ImagesField, string[]>) {
  return (
    <PhotoListField
      name={path}
      label={words.label}
      hint={words.hint}
      value={value}
      onChange={onChange}
      errors={value.flatMap((_, at) => errorsAt(`${path}.${at}`))}
    />
  );
}
