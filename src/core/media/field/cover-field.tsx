import { useStaffWords } from "../../locale/words/staff";
import { UploadField } from "./upload-field";

interface CoverFieldProps {
  /** Path of the field in the request. */
  name: string;
  value: string | null;
  onChange: (coverId: string | null) => void;
  errors: string[];
}

/** The picture that goes with a text, best four to three. */
export function CoverField(props: CoverFieldProps) {
  const words = useStaffWords();
  return (
    <UploadField
      kind="image"
      label={words.cover}
      hint={words.coverHint}
      ratio={{ width: 4, height: 3, label: words.ratio43 }}
      {...props}
    />
  );
}
