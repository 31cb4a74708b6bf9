import type { Lang } from "../../platform/locale/lang";
import type { EmailPart } from "../../platform/mail/email-part";
import { letterLabels } from "./default-letters";
import { filledIn, type LetterValues, type LetterWords, namesIn, type Placeholder } from "./letters";

/** Placeholders that get lines of their own where nothing else is in their paragraph. */
const ALONE = /^\{(reference|serial|link)\}$/;

/** Below every letter. */
export interface LetterEnd {
  signature: string;
  /** Address of the logo; null for none. */
  logo: string | null;
}

/**
 * A letter as it is sent and previewed. A paragraph whose placeholder has no value, as the donor where PayPal
 * gives no name, is left out.
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
