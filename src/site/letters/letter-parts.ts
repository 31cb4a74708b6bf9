import type { Lang } from "../../platform/locale/lang";
import type { EmailPart } from "../../platform/mail/email-part";
import { letterLabels } from "./default-letters";
import { filledIn, type LetterValues, type LetterWords, namesIn, type Placeholder } from "./letters";

/** What stands on lines of its own where nothing else is in its paragraph. */
const ALONE = /^\{(reference|serial|link)\}$/;

/** Below every letter. */
export interface LetterEnd {
  signature: string;
  /** Address of the logo; null without one. */
  logo: string | null;
}

/**
 * A letter as it is sent and as staff see it before. A paragraph that names something of which there is nothing to say,
 * as the donor where PayPal names nobody, is left out.
 */
export function letterParts(
  lang: Lang,
  { subject, text }: LetterWords,
  { signature, logo }: LetterEnd,
  values: LetterValues,
): { subject: string; parts: EmailPart[] } {
  const paragraphs = [...text.split(/\n{2,}/), ...signature.split(/\n{2,}/)];
  return {
    subject: filledIn(subject, values),
    parts: [
      ...paragraphs.flatMap((paragraph) => partOf(lang, paragraph.trim(), values)),
      ...(logo ? [{ image: logo, alt: values.charity ?? "" }] : []),
    ],
  };
}

function partOf(lang: Lang, paragraph: string, values: LetterValues): EmailPart[] {
  const isEmpty = namesIn(paragraph).some((name) => values[name as Placeholder] === "");
  if (paragraph === "" || isEmpty) return [];
  const alone = ALONE.exec(paragraph)?.[1] as "reference" | "serial" | "link" | undefined;
  const value = alone && values[alone];
  if (!alone || !value) return [{ paragraph: filledIn(paragraph, values) }];
  const label = letterLabels[lang][alone];
  return [alone === "link" ? { link: value, label } : { facts: [[label, value]] }];
}
