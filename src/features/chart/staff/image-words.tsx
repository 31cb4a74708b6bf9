import { useContext } from "react";
import type { PlainTextField } from "../../../content/kinds/text";
import { TextInput } from "../../../content/kinds/text-inputs";
import type { OwnInputProps } from "../../../content/staff/field-inputs";
import type { FieldInputProps } from "../../../content/staff/input-props";
import { WrittenFormContext } from "../../../content/staff/written-form";
import type { Lang, Localized } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";

/** The words for the image of the chart. Those of an image that another one has replaced are asked about. */
export function ImageWords(props: OwnInputProps) {
  const words = useWords(imageWords);
  const isOld = useAreOfFormer(props.lang);
  return (
    <>
      <TextInput {...(props as FieldInputProps<PlainTextField, string>)} />
      <p role="status" className="font-bold empty:hidden">
        {isOld && words.ofFormer}
      </p>
    </>
  );
}

/** Tells whether the image of a language is another one than is stored, and its words are still those of that. */
function useAreOfFormer(lang: Lang | undefined): boolean {
  const form = useContext(WrittenFormContext);
  if (!form || !lang) return false;
  const [now, before] = [form.draft.form[lang], form.stored[lang]];
  return now.coverId !== before.coverId && now.coverId !== null && now.alt !== "" && now.alt === before.alt;
}

const eng = {
  ofFormer: "The image is new, and these words were written for the one before. Check its parts and amounts.",
};
const tra: typeof eng = { ofFormer: "圖片已更換，而這段文字是為舊圖片寫的。請核對各部分及金額。" };
const sim: typeof eng = { ofFormer: "图片已更换，而这段文字是为旧图片写的。请核对各部分和金额。" };

const imageWords: Localized<typeof eng> = { eng, tra, sim };
