import type { Localized } from "../../platform/locale/lang";

/** The things that a letter can name, each in braces: `{amount}`. */
const PLACEHOLDERS = {
  charity: { eng: "the charity’s name", tra: "本會名稱", sim: "本会名称" },
  donor: { eng: "the donor’s name", tra: "捐款人姓名", sim: "捐款人姓名" },
  amount: { eng: "the amount", tra: "金額", sim: "金额" },
  taken: { eng: "what PayPal took", tra: "PayPal 扣取的金額", sim: "PayPal 扣取的金额" },
  reference: { eng: "the donation’s number", tra: "捐款參考編號", sim: "捐款参考编号" },
  serial: { eng: "the receipt’s number", tra: "收據編號", sim: "收据编号" },
  receipt: {
    eng: "says that a receipt comes, where one was asked for",
    tra: "如捐款人要求收據，說明收據將會發出",
    sim: "如捐款人要求收据，说明收据将会发出",
  },
  link: { eng: "the link to the ways to give", tra: "捐款方法的連結", sim: "捐款方式的链接" },
  email: { eng: "the charity’s e-mail address", tra: "本會電郵", sim: "本会邮箱" },
  phone: { eng: "the charity’s telephone number", tra: "本會電話", sim: "本会电话" },
} satisfies Record<string, Localized>;

export type Placeholder = keyof typeof PLACEHOLDERS;

/** What each of them is, for staff. */
export const PLACEHOLDER_NAMES: Record<Placeholder, Localized> = PLACEHOLDERS;

interface Letter {
  /** What its text can name. */
  readonly may: readonly Placeholder[];
  /** What its text has to name, and what its subject can name. */
  readonly must: readonly Placeholder[];
}

const OF_CHARITY = ["charity", "email", "phone"] as const;

/**
 * The letters to donors whose words staff can change. What the donor was promised or may need to ask for their money
 * cannot be left out: the amount, the numbers, that a receipt comes.
 */
const table = {
  thanks: { may: [...OF_CHARITY, "donor"], must: ["amount", "receipt", "reference"] },
  receipt: { may: [...OF_CHARITY, "donor"], must: ["amount", "serial"] },
  declined: { may: [...OF_CHARITY, "donor", "link"], must: ["amount", "reference"] },
  mismatched: { may: [...OF_CHARITY, "donor"], must: ["taken", "amount", "reference"] },
  returned: { may: [...OF_CHARITY, "donor"], must: ["amount", "reference"] },
  unsettled: { may: [...OF_CHARITY, "donor"], must: ["amount", "reference"] },
} as const satisfies Record<string, Letter>;

export type LetterName = keyof typeof table;

export const LETTERS: Record<LetterName, Letter> = table;

export const LETTER_NAMES = Object.keys(table) as LetterName[];

/** What the text of a letter can name. */
export const textNames = (letter: LetterName): Placeholder[] => [
  ...LETTERS[letter].may,
  ...LETTERS[letter].must,
];

/** What its subject can name: what is short, and known of every donor. */
export const subjectNames = (letter: LetterName): Placeholder[] => [
  "charity",
  ...LETTERS[letter].must.filter((name) => name !== "receipt"),
];

/** What the signature below every letter can name. */
export const SIGNATURE_NAMES: readonly Placeholder[] = OF_CHARITY;

/** The values of what letters name; "" where there is nothing to say. */
export type LetterValues = Partial<Record<Placeholder, string>>;

/** The words of a letter. An empty line stands between the paragraphs of its text. */
export interface LetterWords {
  subject: string;
  text: string;
}

const BRACES = /\{([^{}\n]*)\}/g;

/** The names in braces in a text. */
export const namesIn = (text: string): string[] => [...text.matchAll(BRACES)].map(([, name = ""]) => name);

/** A text with its names replaced; one that is not known stays as it was written. */
export const filledIn = (text: string, values: LetterValues): string =>
  text.replaceAll(BRACES, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name as Placeholder] ?? "") : whole,
  );
