import { LANG_TAG, type Lang } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { UploadField } from "../../../core/media/field/upload-field";
import { TextArea } from "../../../core/staff/fields/text-area";
import type { Chart } from "../contract";
import { chartWords } from "./words";

interface PictureFieldsProps {
  lang: Lang;
  picture: Chart["eng"];
  onChange: (part: Partial<Chart["eng"]>) => void;
  errorsAt: (path: string) => string[];
}

/** The chart as an image of one language, and what it says. */
export function PictureFields({ lang, picture, onChange, errorsAt }: PictureFieldsProps) {
  const words = useWords(chartWords);
  const path = (field: string) => `charts.${lang}.${field}`;
  return (
    <div className="stack">
      <UploadField
        kind="image"
        name={path("coverId")}
        label={words.image}
        hint={words.imageHint}
        value={picture.coverId}
        onChange={(coverId) => onChange({ coverId })}
        errors={errorsAt(path("coverId"))}
      />
      <TextArea
        label={words.alt}
        hint={words.altHint}
        path={path("alt")}
        lang={LANG_TAG[lang]}
        value={picture.alt}
        onChange={(alt) => onChange({ alt })}
        errors={errorsAt(path("alt"))}
      />
    </div>
  );
}
