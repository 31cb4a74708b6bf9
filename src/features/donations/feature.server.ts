import { settingsOf } from "../../platform/config/config.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { alertsHandlers } from "./alerts/alerts.server";
import { completeOrder, refusalOf } from "./capture/complete-order.server";
import { startReconciling } from "./capture/reconcile.server";
import { donationsContract } from "./contract";
import { DONOR_NEWS, isStillNews } from "./emails/donor-emails.server";
import { ledgerHandlers } from "./ledger/handlers.server";
import { deleteFormerDonors, donationNames } from "./ledger/store.server";
import { placeOrder } from "./order/order.server";
import { wishReceipt } from "./order/receipt-wish.server";
import { payPalSettings } from "./paypal/account.server";
import { donationsProblems } from "./problems.server";
import { takeWebhook } from "./webhook/webhook.server";

const handlers: Handlers<typeof donationsContract> = {
  ...ledgerHandlers,
  ...alertsHandlers,
  order: ({ amount, receipt }, call) => placeOrder({ amountCents: amount, receipt }, call),

  capture: async ({ orderId }, { deps, address }) => {
    const donation = await completeOrder(deps, orderId, address);
    const refusal = refusalOf(donation);
    if (refusal) throw refusal;
    return { message: "success", donation_id: donation._id };
  },

  wishReceipt: async (wish, { db, lang }) => {
    await wishReceipt(db, wish, lang);
    return { message: "success" };
  },

  webhook: async ({ text }, { deps, request, address }) => {
    await takeWebhook(deps, { headers: request.headers, rawBody: text }, address);
    return { message: "success" };
  },
};

const WITHOUT_WEBHOOK =
  "PAYPAL_WEBHOOK_ID is not set, so PayPal’s webhooks are refused. Reversals and disputes are not\n" +
  "followed, refunds and payments whose donor closes the window are found late (docs/operations/paypal.md).";

export default feature({
  name: "donations",
  settings: payPalSettings,
  warns: (config) => {
    const paypal = settingsOf(config, payPalSettings);
    return paypal && paypal.webhookId === undefined ? WITHOUT_WEBHOOK : undefined;
  },
  answers: answers(donationsContract, handlers),
  entryNames: donationNames,
  problems: donationsProblems,
  mailChecks: { [DONOR_NEWS]: isStillNews },
  background: startReconciling,
  retention: [deleteFormerDonors],
  secureDeleteIndexes: ["donation_words"],
  demo: async (tools) => (await import("./demo.server")).seedDonations(tools),
});
