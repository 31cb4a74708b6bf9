import type { Lang, Localized } from "../../platform/locale/lang";
import type { EmailPart } from "../../platform/mail/email-part";
import { letterLabels, receiptSentences } from "./default-letters";

/** The things that a letter can name, each in braces: `{amount}`. */
type Placeholder =
  | "charity"
  | "donor"
  | "amount"
  /** What PayPal took, as in `HKD 200.00`. */
  | "taken"
  /** The donation's number. */
  | "reference"
  /** The receipt's number. */
  | "serial"
  /** Says that a receipt follows, where one was requested. */
  | "receipt"
  /** The link to the payment methods. */
  | "link"
  | "email"
  | "phone";

interface Letter {
  /** What its text can name besides. */
  readonly may: readonly Placeholder[];
  /** What its text has to name. */
  readonly must: readonly Placeholder[];
}

/** What the signature below every letter can name. */
export const SIGNATURE_NAMES = ["charity", "email", "phone"] as const satisfies Placeholder[];

/**
 * The letters to donors whose words staff can change. What the donor was promised or may need to reclaim
 * their money cannot be left out: the amount, the numbers, that a receipt follows.
 */
const table = {
  thanks: { may: ["donor", ...SIGNATURE_NAMES], must: ["amount", "receipt", "reference"] },
  receipt: { may: ["donor", ...SIGNATURE_NAMES], must: ["amount", "serial"] },
  declined: { may: ["donor", ...SIGNATURE_NAMES, "link"], must: ["amount", "reference"] },
  mismatched: { may: ["donor", ...SIGNATURE_NAMES], must: ["taken", "amount", "reference"] },
  returned: { may: ["donor", ...SIGNATURE_NAMES], must: ["amount", "reference"] },
  unsettled: { may: ["donor", ...SIGNATURE_NAMES], must: ["amount", "reference"] },
} as const satisfies Record<string, Letter>;

export type LetterName = keyof typeof table;

export const LETTERS: Record<LetterName, Letter> = table;

export const LETTER_NAMES = Object.keys(table) as LetterName[];

/** What the text of a letter can name. */
export const textNames = (letter: LetterName): Placeholder[] => [
  ...LETTERS[letter].must,
  ...LETTERS[letter].may,
];

/** Placeholders as they are written in a text. */
export const inBraces = (names: readonly Placeholder[]): string => names.map((name) => `{${name}}`).join(" ");

/** What its subject can name: what is short, and known of every donor. */
export const subjectNames = (letter: LetterName): Placeholder[] => [
  "charity",
  ...LETTERS[letter].must.filter((name) => name !== "receipt"),
];

/** The values of placeholders; "" for none. */
export type LetterValues = Partial<Record<Placeholder, string>>;

/** The words of a letter. An empty line separates the paragraphs of its text. */
export interface LetterWords {
  subject: string;
  text: string;
}

const BRACES = /\{([^{}\n]*)\}/g;

/** The names in braces in a text. */
export const namesIn = (text: string): string[] => [...text.matchAll(BRACES)].map(([, name = ""]) => name);

/** A text with its placeholders replaced; an unknown one is not changed. */
const filledIn = (text: string, values: LetterValues): string =>
  text.replaceAll(BRACES, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name as Placeholder] ?? "") : whole,
  );

const COMMON = { amount: "HK$500", taken: "HKD 50.00", reference: "4821 7305", serial: "2026-00012" };

/** Example values of a letter, for a preview by staff. */
export const exampleValues: Localized<LetterValues> = {
  eng: { ...COMMON, donor: "Chan Siu Ming", receipt: receiptSentences.eng.comes },
  tra: { ...COMMON, donor: "陳小明", receipt: receiptSentences.tra.comes },
  sim: { ...COMMON, donor: "陈小明", receipt: receiptSentences.sim.comes },
};

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
