import { feature } from "../../core/feature.server";
import { donationsAnswers } from "./api.server";
import { forgetDeletedDonors } from "./ledger/forget.server";
import { DONOR_NEWS, isStillNews } from "./letters/letters.server";
import { startReconciling } from "./settle/reconcile.server";

export default feature({
  name: "donations",
  answers: donationsAnswers,
  mailChecks: { [DONOR_NEWS]: isStillNews },
  background: startReconciling,
  forgets: [forgetDeletedDonors],
  wordsToExpunge: ["donation_words"],
  demo: async (tools) => (await import("./demo.server")).seedDonations(tools),
});
