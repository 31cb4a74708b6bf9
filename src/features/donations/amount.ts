/** Cents between which an amount is taken, both included. */
export interface AmountLimits {
  least: number;
  most: number;
}

/** The amounts that can be given online at once. */
export const ONLINE_LIMITS: AmountLimits = { least: 100, most: 100_000_000 };

/** The amounts that staff can enter as one donation. */
export const LEDGER_LIMITS: AmountLimits = { least: 1, most: 1_000_000_000 };

/** An amount that the page offers, in HKD, and what it pays for; `""` where nothing is said of it. */
export interface Preset {
  amount: number;
  use: string;
}

/** The most amounts that the page offers: for each the sheet of the form has a label on its button. */
export const MOST_PRESETS = 12;

/** Commas between thousands, and nowhere else: `500,00` is no fifty thousand. */
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const WRITTEN = /^\d{1,9}(\.\d{1,2})?$/;

/**
 * Cents of an amount as people write it: `200`, `200.5`, `1,000.00`, `HK$ 500`, full-width digits of a
 * Chinese keyboard too. Undefined when it is no amount within the limits (unless others are given, those of
 * what can be given online) with at most two decimals.
 */
export function centsOf(text: string, { least, most } = ONLINE_LIMITS): number | undefined {
  const typed = text
    .normalize("NFKC")
    .replace(/^\s*(hk)?\$?/i, "")
    .replaceAll(/\s/g, "");
  const plain = GROUPED.test(typed) ? typed.replaceAll(",", "") : typed;
  if (!WRITTEN.test(plain)) return undefined;
  const [dollars = "", decimals = ""] = plain.split(".");
  const cents = Number(dollars) * 100 + Number(decimals.padEnd(2, "0"));
  return cents >= least && cents <= most ? cents : undefined;
}

/** Hong Kong dollars in words, before or after the number. */
const DOLLARS = /^(?:hkd|hk\$?|\$|港幣|港币|港元)+|(?:hkd|港幣|港币|港元|元|圓|圆|蚊)[正整]?$/gi;

/**
 * An amount that a person typed, without what says only that it is Hong Kong dollars: `港幣500元`, `HKD 500`. What is
 * said of another currency stays, so that it is refused.
 */
export function typedAmount(text: string): string {
  return text.normalize("NFKC").replaceAll(/\s/g, "").replaceAll(DOLLARS, "");
}

/** Cents as PayPal takes and gives HKD: `200.00`. */
export function decimalOf(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** The amount that PayPal took, from what is stored of it: `HKD 200.00`. */
export function tookOf(paypalAmount: string | null): { currency: string; cents: number } {
  const [currency = "", value = ""] = (paypalAmount ?? "").split(" ");
  return { currency, cents: Math.round(Number(value) * 100) };
}

/** The choice of an amount that the page does not offer. */
export const OTHER = "other";

/** A choice as an address may have it: an amount in whole dollars, which the page may offer, or another one. */
export const CHOICE = /^(?:other|[1-9]\d{0,6})$/;

/** The part of an address by which the form shows again what a donor chose. */
export function choiceQuery(amountCents: number, receipt: boolean): string {
  // Which amounts are offered, the page knows; another one is shown as typed.
  const isWhole = amountCents % 100 === 0;
  const amount = isWhole ? shortAmount(amountCents) : `${OTHER}&other=${decimalOf(amountCents)}`;
  return `&choice=${amount}${receipt ? "&receipt=yes" : ""}`;
}

/** The choice that an address carries, by the names of the form's controls. */
export function readChoice(query: URLSearchParams): Record<string, string> {
  const [choice, other, receipt] = [query.get("choice"), query.get("other"), query.get("receipt")];
  return {
    ...(choice !== null && CHOICE.test(choice) && { choice }),
    ...(other !== null && centsOf(other) !== undefined && { amount: other }),
    ...(receipt === "yes" && { receipt }),
  };
}

/** The amount of an address for the FPS code, in cents; undefined lets the payer choose. */
export function readFpsAmount(query: URLSearchParams): number | undefined {
  return centsOf(typedAmount(query.get("amount") ?? ""));
}

/** Cents as an address and a code say them: `500`, `88.50`. */
export const shortAmount = (cents: number): string => decimalOf(cents).replace(/\.00$/, "");
