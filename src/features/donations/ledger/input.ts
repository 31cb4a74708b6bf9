import * as z from "zod";
import { editedVersion, oneLine } from "../../../core/api/shapes";
import { hongKongDay } from "../../../core/locale/dates";
import { LANGS } from "../../../core/locale/lang";
import { isMailAddress, LONGEST_ADDRESS } from "../../../core/mail/mail-address";
import { LEDGER_LIMITS } from "../amount";
import { amountInput } from "../amount-input";
import { MANUAL_METHODS } from "../donation";

/** The first day that a donation can have: a slip of the keyboard is more likely than an older one. */
const FIRST_DAY = "1990-01-01";

/** HKD that arrived, as people write them, parsed to cents. */
export const amount = amountInput(LEDGER_LIMITS, "invalidLedgerAmount");

const givenOn = z
  .string()
  .refine((day) => z.iso.date().safeParse(day).success, { params: { key: "noSuchDay" }, abort: true })
  .refine((day) => day >= FIRST_DAY, { params: { key: "givenOnTooEarly" } })
  .refine((day) => day <= hongKongDay(new Date()), { params: { key: "givenOnInFuture" } });

const donor = {
  firstName: oneLine.default(""),
  lastName: oneLine.default(""),
  email: z
    .string()
    .trim()
    .max(LONGEST_ADDRESS)
    .refine((text) => text === "" || isMailAddress(text), { params: { key: "emailAddress" } })
    .default(""),
  /** Whether the donor wants an official receipt. */
  receipt: z.boolean().default(false),
  note: z.string().trim().max(2000).default(""),
};

/** A donation that staff enter; `givenOn` is the day in Hong Kong, `YYYY-MM-DD`. */
export const DonationInput = z.object({
  method: z.enum(MANUAL_METHODS),
  amount,
  givenOn,
  /** The donor's language. */
  lang: z.enum(LANGS).default("tra"),
  ...donor,
});

/** What money arrived, how and when may be left out, and stays then; PayPal's word for it cannot be changed. */
export const DonationEdit = z.object({
  _id: z.string().min(1).max(64),
  version: editedVersion,
  method: z.enum(MANUAL_METHODS).optional(),
  amount: amount.optional(),
  givenOn: givenOn.optional(),
  lang: z.enum(LANGS).optional(),
  ...donor,
});
