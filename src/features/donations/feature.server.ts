import { answers, feature, type Handlers } from "../../platform/feature.server";
import { alertsHandlers } from "./alerts/alerts.server";
import { startReconciling } from "./capture/reconcile.server";
import { completeOrder, refusalOf } from "./capture/sync-order.server";
import { donationsContract } from "./contract";
import { ledgerHandlers } from "./ledger/handlers.server";
import { placeOrder, requestReceipt } from "./order/order.server";
import { donationsProblems } from "./problems.server";
import { receiveWebhook } from "./webhook/webhook.server";

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

  requestReceipt: async (wish, call) => {
    await requestReceipt(wish, call);
    return { message: "success" };
  },

  webhook: async ({ text }, { deps, request, address }) => {
    await receiveWebhook(deps, { headers: request.headers, rawBody: text }, address);
    return { message: "success" };
  },
};

export default feature({
  name: "donations",
  answers: answers(donationsContract, handlers),
  problems: donationsProblems,
  background: startReconciling,
  demo: async (tools) => (await import("./demo.server")).seedDonations(tools),
});
