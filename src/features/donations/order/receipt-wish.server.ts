import type * as z from "zod";
import type { Call } from "../../../platform/http/handlers.server";
import { InvalidInput } from "../../../platform/http/input.server";
import { Problem } from "../../../platform/http/problem";
import { problemMessage } from "../../../platform/locale/words/problems";
import type { ReceiptWish } from "../contract";
import { KEPT, missingDonor } from "../donation";
import { writeToDonor } from "../emails/donor-emails.server";
import { donationsProblems } from "../problems.server";
import { donationStore } from "../store.server";

/**
 * Records that the donor of an order wants a receipt, with the name and address that PayPal did not give. What it gave stays;
 * a donor without an address before is thanked now.
 * @throws {Problem} 404 for an order whose money is not here
 * @throws {InvalidInput} while there is no name or address to send it to
 */
export async function wishReceipt(
  { orderId, name, email }: z.output<typeof ReceiptWish>,
  { db: tx, lang, deps }: Pick<Call, "db" | "lang" | "deps">,
): Promise<void> {
  const donations = donationStore(tx);
  const before = await donations.byOrder(orderId);
  if (!before || !KEPT.includes(before.state)) throw new Problem(404, donationsProblems.unknownDonation);
  const missing = missingDonor(before);
  const lacking = [
    ...(missing.name && name === "" ? [{ path: "name", problem: donationsProblems.receiptName }] : []),
    ...(missing.email && email === "" ? [{ path: "email", problem: donationsProblems.receiptEmail }] : []),
  ];
  if (lacking.length > 0)
    throw new InvalidInput(
      lacking.map(({ path, problem }) => ({ path, message: problemMessage(lang, problem) })),
    );
  if (before.receipt && !missing.name && !missing.email) return;
  const donation = {
    ...before,
    receipt: true,
    ...(missing.name && { firstName: name }),
    ...(missing.email && { email }),
    version: before.version + 1,
  };
  if (!(await donations.replace(donation))) throw new Problem(409, "overtaken");
  if (missing.email) await writeToDonor(tx, donation, "thanks", deps.config.publicUrl);
}
