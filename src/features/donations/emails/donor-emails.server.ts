import type { Database } from "../../../platform/db/database.server";
import { fullName } from "../../../platform/locale/format";
import { enqueueMail } from "../../../platform/mail/enqueue.server";
import { isMailAddress } from "../../../platform/mail/mail-address";
import { hkd, TAX_DEDUCTIBLE_FROM } from "../../../platform/money/money";
import { receiptSentences } from "../../../site/letters/default-letters";
import { letterMail } from "../../../site/letters/letter-email.server";
import { type Donation, KEPT } from "../donation";
import { donationStore } from "../store.server";

/** The kinds of e-mail about a donation that go to the donor: thanks, and other outcomes. */
const THANKS = "donationThanks";
export const DONOR_NEWS = "donationNews";
export const TO_DONOR: readonly string[] = [THANKS, DONOR_NEWS];

/** Thanks, or another outcome; `unsettled`: unknown from PayPal for a week. */
export type DonorLetter = "thanks" | "declined" | "mismatched" | "returned" | "unsettled";

/** E-mails the donor, if they have an address, in the language of the page on which they gave. */
export async function writeToDonor(
  tx: Database,
  donation: Donation,
  letter: DonorLetter,
  publicUrl: string,
): Promise<void> {
  const { _id, amountCents, lang, receipt, email, paypalAmount, reference } = donation;
  if (!isMailAddress(email)) return;
  const says = receiptSentences[lang];
  const mail = await letterMail(tx, {
    ...{ letter, lang, publicUrl },
    values: ({ registrationReference }) => {
      const taxed = registrationReference !== "" && amountCents >= TAX_DEDUCTIBLE_FROM * 100;
      return {
        // "" where PayPal names nobody.
        donor: fullName(donation),
        amount: hkd(amountCents),
        taken: paypalAmount ?? "",
        receipt: receipt ? (taxed ? says.comes : says.asked) : "",
        link: `${publicUrl}/${lang}/donate`,
        reference,
      };
    },
  });
  await enqueueMail(tx, { kind: letter === "thanks" ? THANKS : DONOR_NEWS, ref: _id, to: email, ...mail });
}

/**
 * Returns whether a letter that a payment came to nothing may still leave: the donor may have paid since, and was
 * thanked.
 */
export async function isStillNews(db: Database, donationId: string): Promise<boolean> {
  const donation = await donationStore(db).find(donationId);
  return donation !== undefined && !KEPT.includes(donation.state);
}
