import { settingsOf } from "../../core/config.server";
import { feature } from "../../core/feature.server";
import { donationsAnswers } from "./api.server";
import { forgetDeletedDonors } from "./ledger/forget.server";
import { DONOR_NEWS, isStillNews } from "./letters/letters.server";
import { payPalSettings } from "./paypal/settings.server";
import { donationsProblems } from "./problems.server";
import { startReconciling } from "./settle/reconcile.server";

const WITHOUT_WEBHOOK =
  "PAYPAL_WEBHOOK_ID is not set, so PayPal’s webhooks are refused. Refunds and disputes are not\n" +
  "followed, and a payment whose donor closes the window is found late (docs/operations.md, PayPal).";

export default feature({
  name: "donations",
  settings: payPalSettings,
  warns: (config) => {
    const paypal = settingsOf(config, payPalSettings);
    return paypal && paypal.webhookId === undefined ? WITHOUT_WEBHOOK : undefined;
  },
  answers: donationsAnswers,
  problems: donationsProblems,
  mailChecks: { [DONOR_NEWS]: isStillNews },
  background: startReconciling,
  forgets: [forgetDeletedDonors],
  wordsToExpunge: ["donation_words"],
  demo: async (tools) => (await import("./demo.server")).seedDonations(tools),
});
