import { PhotoListField } from "../../media/field/photo-list-field";
import { UploadField, useUploadSlots } from "../../media/field/upload-field";
import { useWords } from "../../platform/locale/lang";
import { picturesSaid } from "../pictures/staff/picture-description";
import { formWords } from "../staff/form-words";
import type { FieldInputProps } from "../staff/input-props";
import type { ImageField, ImageSlotsField, ImagesField, PdfField } from "./media";

export function ImageInput(props: FieldInputProps<ImageField, string | null>) {
  const { field, words, value, onChange, path, errorsAt } = props;
  const { ratio43, coverHint } = useWords(formWords);
  const isWide = field.prefers === "4:3";
  return (
    <UploadField
      kind="image"
      name={path}
      label={words.label}
      hint={words.hint ?? (isWide ? coverHint : undefined)}
      ratio={isWide ? { shape: "4:3", label: ratio43 } : undefined}
      value={value}
      onChange={(id) => onChange(() => id)}
      errors={errorsAt(path)}
      below={picturesSaid(props)}
    />
  );
}

export function ImagesInput(props: FieldInputProps<ImagesField, string[]>) {
  const { words, value, onChange, path, errorsAt } = props;
  return (
    <PhotoListField
      name={path}
      label={words.label}
      hint={words.hint}
      value={value}
      onChange={onChange}
      errors={value.flatMap((_, at) => errorsAt(`${path}.${at}`))}
      below={picturesSaid(props)}
    />
  );
}

type Slots = (string | null)[];

export function ImageSlotsInput(props: FieldInputProps<ImageSlotsField, Slots>) {
  const { words, value, onChange, path, errorsAt } = props;
  const placeOf = useUploadSlots();
  return value.map((id, slot) => (
    <UploadField
      key={slot}
      {...placeOf(slot)}
      kind="image"
      name={`${path}.${slot}`}
      label={`${words.label} ${slot + 1}`}
      hint={slot === 0 ? words.hint : undefined}
      value={id}
      onChange={(given) => onChange((before) => before.with(slot, given))}
      errors={[...errorsAt(`${path}.${slot}`), ...(slot === 0 ? errorsAt(path) : [])]}
      below={picturesSaid(props)}
    />
  ));
}

interface Pdf {
  pdfId: string | null;
  originalFilename: string;
}

export function PdfInput({ words, value, onChange, path, errorsAt }: FieldInputProps<PdfField, Pdf>) {
  return (
    <UploadField
      kind="pdf"
      name={`${path}.pdfId`}
      label={words.label}
      hint={words.hint}
      value={value.pdfId}
      filename={value.originalFilename}
      onChange={(pdfId, file) =>
        onChange(() => ({ pdfId, originalFilename: pdfId === null ? "" : (file?.original_filename ?? "") }))
      }
      errors={errorsAt(`${path}.pdfId`)}
    />
  );
}
