import { UploadField } from "../../../media/field/upload-field";
import type { FieldInputProps } from "../../staff/input-props";
import type { ImageSlotsField } from "./image-slots";

type Slots = (string | null)[];

export function ImageSlotsInput({
  words,
  value,
  onChange,
  path,
  errorsAt,
}: FieldInputProps<ImageSlotsField, Slots>) {
  return value.map((id, slot) => (
    <UploadField
      key={slot}
      kind="image"
      name={`${path}.${slot}`}
      label={`${words.label} ${slot + 1}`}
      hint={slot === 0 ? words.hint : undefined}
      value={id}
      onChange={(given) => onChange((before) => before.with(slot, given))}
      errors={[...errorsAt(`${path}.${slot}`), ...(slot === 0 ? errorsAt(path) : [])]}
    />
  ));
}
