import type { SiteDetails } from "../../../charity/site-details";
import { hongKongDay } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { hkdAndCents } from "../../../core/money";
import type { GiftToReceipt } from "../contract";
import { chineseAmount } from "./chinese-amount";
import { englishAmount } from "./english-amount";
import { dayPrinted, METHOD_PRINTED, printed } from "./printed-words";
import type { Bilingual, Sheet } from "./sheet";

/** What a receipt says besides the gift and the charity. */
export interface ReceiptParts {
  serial: string;
  /** The donor's name for the tax record, which may not be the payer's. */
  name: string;
  /** Lines; "" for none. */
  address: string;
  /** Serial of the void receipt that it stands for. */
  replaces: string | undefined;
  now: Date;
}

/** The receipt of a gift, as it is printed and kept. */
export function receiptSheet(gift: GiftToReceipt, details: SiteDetails, parts: ReceiptParts): Sheet {
  const { amountCents, paidBackCents, givenOn, method, reference } = gift;
  const { serial, name, address, replaces, now } = parts;
  return {
    ...headOf(details),
    title: printed.receipt,
    facts: [
      { label: printed.serial, values: [serial] },
      { label: printed.issuedOn, values: [dayPrinted(hongKongDay(now))] },
      { label: printed.donor, values: [name, ...address.split("\n").filter(Boolean)] },
      { label: printed.amount, values: [hkdAndCents(amountCents)] },
      { label: printed.inWords, values: [englishAmount(amountCents), chineseAmount(amountCents)] },
      { label: printed.givenOn, values: [dayPrinted(givenOn)] },
      { label: printed.method, values: [METHOD_PRINTED[method]] },
      { label: printed.reference, values: [reference] },
    ],
    notes: [
      ...(replaces ? [filled(printed.replaces, { serial: replaces })] : []),
      ...(paidBackCents > 0 ? [paidBack(amountCents, paidBackCents)] : []),
      printed.noReturn,
      taxExempt(details),
      printed.deductible,
      printed.computer,
    ],
    madeAt: now.toISOString(),
  };
}

/** What stands above every sheet. */
export function headOf({ name, address, email, phone, registrationReference }: SiteDetails) {
  return {
    charity: { eng: name.eng, tra: name.tra },
    letterhead: [
      address.tra,
      address.eng,
      [phone, email].filter(Boolean).join("   "),
      `IRD file no. 稅務局檔案編號 ${registrationReference}`,
    ].filter(Boolean),
  };
}

/** The sentence with the charity's name and IRD file number. */
export function taxExempt({ name, registrationReference }: SiteDetails): Bilingual {
  return {
    eng: fill(printed.taxExempt.eng, { charity: name.eng, reference: registrationReference }),
    tra: fill(printed.taxExempt.tra, { charity: name.tra, reference: registrationReference }),
  };
}

const filled = ({ eng, tra }: Bilingual, values: Record<string, string>): Bilingual => ({
  eng: fill(eng, values),
  tra: fill(tra, values),
});

/** So that the receipt can be found again beside what the bank or PayPal stated. */
const paidBack = (amountCents: number, paidBackCents: number): Bilingual =>
  filled(printed.paidBack, {
    given: hkdAndCents(amountCents + paidBackCents),
    back: hkdAndCents(paidBackCents),
  });
