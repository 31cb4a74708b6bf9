import { UploadField } from "../../../media/field/upload-field";
import type { FieldInputProps } from "../../staff/input-props";
import type { PdfField } from "./pdf";

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
