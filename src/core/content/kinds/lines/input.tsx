import { LANG_TAG } from "../../../locale/lang";
import { useStaffWords } from "../../../locale/words/staff";
import { TextArea } from "../../../staff/fields/text-area";
import type { FieldInputProps } from "../../staff/input-props";
import type { LinesField } from "./lines";

/** One entry on each line. While somebody types, a line may be blank; the server drops those. */
export function LinesInput({
  words,
  value,
  onChange,
  path,
  errorsAt,
  lang,
}: FieldInputProps<LinesField, string[]>) {
  const { onePerLine } = useStaffWords();
  return (
    <TextArea
      label={words.label}
      hint={words.hint ?? onePerLine}
      path={path}
      {...(lang && { lang: LANG_TAG[lang] })}
      value={value.join("\n")}
      onChange={(typed) => onChange(() => typed.split("\n"))}
      errors={errorsAt(path)}
    />
  );
}
