import { createClient } from "../../../platform/http/client";
import { fullName, plainDay } from "../../../platform/locale/format";
import { hkd } from "../../../platform/money/money";
import { finder } from "../../../ui/find/finder";
import { ledgerContract } from "../ledger/contract";

const api = createClient(ledgerContract);

export default finder({
  group: { eng: "Donations", tra: "捐款", sim: "捐款" },
  find: async ({ words, lang, signal }) => {
    const { donations, total } = await api.list({ q: words, state: "all" }, signal);
    const findings = donations.map((donation) => ({
      to: `/cms/donation?donation_id=${donation._id}`,
      name: fullName(donation) || "—",
      about: [hkd(donation.amountCents), plainDay(donation.givenOn, lang), donation.reference].join(" · "),
    }));
    return { findings, total, list: `/cms/donations?${new URLSearchParams({ q: words, state: "all" })}` };
  },
});
