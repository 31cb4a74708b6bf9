import type { Database } from "../../core/db/database.server";
import { mailStatus } from "../../core/mail/mail-status.server";
import type { Receipt } from "./contract";
import type { Donations, Gift } from "./donations";
import { type ReceiptRow, serialOf } from "./rows.server";
import { receiptStore } from "./store.server";

/** Receipts as staff see them, with what has become of their donations and e-mails. */
export async function receiptsOf(
  db: Database,
  donations: Donations,
  rows: readonly ReceiptRow[],
): Promise<Receipt[]> {
  const gifts = await donations.find(db, [...new Set(rows.map(({ donation_id }) => donation_id))]);
  const giftOf = new Map(gifts.map((gift) => [gift.donation_id, gift]));
  const mails = await mailStatus(db).statuses(rows.map(({ id }) => id));
  const chain = [...rows.flatMap(({ id, replaces_id }) => (replaces_id ? [id, replaces_id] : [id]))];
  const related = await receiptStore(db).related(chain);
  const serialIf = (row: ReceiptRow | undefined) => (row ? serialOf(row) : null);
  return rows.map((row) => {
    const gift = giftOf.get(row.donation_id);
    return {
      _id: row.id,
      serial: serialOf(row),
      donation_id: row.donation_id,
      reference: gift?.reference ?? "",
      name: row.name,
      amountCents: row.amount_cents,
      givenOn: row.given_on,
      issuedAt: row.issued_at,
      voidedAt: row.voided_at,
      voidReason: row.void_reason,
      replaces: serialIf(related.find(({ id }) => id === row.replaces_id)),
      replacedBy: serialIf(related.find(({ replaces_id }) => replaces_id === row.id)),
      email: gift?.email ?? "",
      mail: mails.get(row.id)?.state ?? null,
      outdated: row.voided_at === null && !agrees(row, gift),
      nowCents: gift?.completed ? gift.amountCents : null,
    };
  });
}

/** Whether the receipt still says what the ledger says. */
export function agrees(row: ReceiptRow, gift: Gift | undefined): boolean {
  return (
    gift?.completed === true &&
    gift.amountCents === row.amount_cents &&
    gift.givenOn === row.given_on &&
    gift.method === row.method &&
    namesDonor(row, gift)
  );
}

/** Whether the name on the receipt is the donor's in the ledger, or the one that a donor wanted who is the same still. */
function namesDonor(row: ReceiptRow, { name, firstName, lastName }: Gift): boolean {
  return row.name === name || (row.payer_first_name === firstName && row.payer_last_name === lastName);
}
