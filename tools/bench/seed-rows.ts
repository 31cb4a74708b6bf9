/** A number that stands in no other one. */
export const fiveDigits = (number: number): string => String(number).padStart(5, "0");

/** A message that was opened; `number` is the visitor's name. */
interface MessageSeed {
  id: string;
  number: number;
  /** ISO 8601. */
  receivedAt: string;
  email: string;
  lang: string;
  body: string;
  done: boolean;
}

/** Its row in the table `enquiry`. */
export const messageRow = ({ id, number, receivedAt, email, lang, body, done }: MessageSeed) => ({
  id,
  kind: "contact",
  received_at: receivedAt,
  lang,
  name: `Visitor ${fiveDigits(number)}`,
  first_name: "Visitor",
  last_name: fiveDigits(number),
  organization: "",
  telephone: "",
  email,
  email_key: email,
  body,
  item_id: null,
  item_name: "",
  item_price: "",
  suspicions: "[]",
  suspected: 0,
  opened: 1,
  done: done ? 1 : 0,
});

/** A donation by bank transfer that arrived; `number` is the donor's name. */
interface DonationSeed {
  id: string;
  number: number;
  /** ISO 8601. */
  givenAt: string;
  amountCents: number;
  /** True when the donor wants a receipt. */
  receipt: boolean;
  email: string;
}

/** Its row in the table `donation`. */
export const donationRow = ({ id, number, givenAt, amountCents, receipt, email }: DonationSeed) => ({
  id,
  method: "bank",
  state: "completed",
  amount_cents: amountCents,
  refunded_cents: 0,
  receipt: receipt ? 1 : 0,
  lang: "eng",
  first_name: "Donor",
  last_name: fiveDigits(number),
  email,
  note: "",
  given_on: givenAt.slice(0, 10),
  created_at: givenAt,
  settled_at: givenAt,
  returned_at: null,
  paypal_order_id: null,
  paypal_capture_id: null,
  paypal_amount: null,
  deleted_at: null,
  version: 1,
});
