import { hongKongDay } from "../../../core/locale/dates";
import type { Lang } from "../../../core/locale/lang";
import { decimalOf, typedAmount } from "../amount";
import type { MANUAL_METHODS } from "../donation";
import type { LedgerEntry } from "../ledger/contract";

/** What the form edits. `amount` as people write it; `givenOn` is a day, `YYYY-MM-DD`. */
export interface DonationForm {
  method: (typeof MANUAL_METHODS)[number] | "paypal";
  amount: string;
  givenOn: string;
  firstName: string;
  lastName: string;
  email: string;
  receipt: boolean;
  lang: Lang;
  note: string;
}

/** The fields of the form, by their paths. */
export const PARTS = [
  "method",
  "amount",
  "givenOn",
  "firstName",
  "lastName",
  "email",
  "receipt",
  "lang",
  "note",
] as const satisfies readonly (keyof DonationForm)[];

/** A new form: most of what is entered by hand are bank slips of today. */
export function emptyForm(): DonationForm {
  return {
    method: "bank",
    amount: "",
    givenOn: hongKongDay(new Date()),
    firstName: "",
    lastName: "",
    email: "",
    receipt: false,
    lang: "tra",
    note: "",
  };
}

/** The form of a donation. */
export function formOf(donation: LedgerEntry): DonationForm {
  const { method, amountCents, givenOn, firstName, lastName, email, receipt, lang, note } = donation;
  const amount = decimalOf(amountCents);
  return { method, amount, givenOn, firstName, lastName, email, receipt, lang, note };
}

/** What an edit sends: of one by PayPal nothing about its money. */
export function editOf({ method, amount, givenOn, ...donor }: DonationForm) {
  return method === "paypal" ? donor : { ...donor, method, amount: typedAmount(amount), givenOn };
}

/** What a new one sends. */
export function entryOf({ method, amount, ...rest }: DonationForm) {
  return { ...rest, amount: typedAmount(amount), method: method === "paypal" ? "bank" : method };
}
