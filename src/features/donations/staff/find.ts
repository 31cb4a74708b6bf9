import { createClient } from "../../../core/api/client";
import { plainDay } from "../../../core/locale/dates";
import { fullName } from "../../../core/locale/format";
import { hkd } from "../../../core/money";
import { finder } from "../../../core/staff/find/finder";
import { ledgerContract } from "../ledger/contract";

const api = createClient(ledgerContract);

export default finder({
  group: { eng: "Donations", tra: "捐款", sim: "捐款" },
  find: async ({ words, lang, signal }) => {
    const { donations } = await api.list({ q: words, state: "all" }, signal);
    return donations.map((donation) => ({
      to: `/cms/donation?donation_id=${donation._id}`,
      name: fullName(donation) || "—",
      about: [hkd(donation.amountCents), plainDay(donation.givenOn, lang), donation.reference].join(" · "),
    }));
  },
});
