import { type Feature, feature, type Handlers } from "../../core/api/handlers.server";
import { alertsHandlers } from "./alerts/handlers.server";
import { donationsContract } from "./contract";
import { ledgerHandlers } from "./ledger/handlers.server";
import { DONOR_NEWS } from "./letters/letters.server";
import { isStillNews } from "./letters/still-news.server";
import { placeOrder } from "./order/order.server";
import { finishOrder } from "./settle/finish.server";
import { refusalOf } from "./settle/refusal.server";
import { takeWebhook } from "./webhook/webhook.server";

const donationsHandlers: Handlers<typeof donationsContract> = {
  ...ledgerHandlers,
  ...alertsHandlers,
  order: ({ amount, receipt }, call) => placeOrder({ amountCents: amount, receipt }, call),

  capture: async ({ orderId }, { deps, address }) => {
    const { _id, state } = await finishOrder(deps, orderId, address);
    if (state !== "completed") throw refusalOf(state);
    return { message: "success", donation_id: _id };
  },

  webhook: async ({ text }, { deps, request, address }) => {
    await takeWebhook(deps, { headers: request.headers, rawBody: text }, address);
    return { message: "success" };
  },
};

export const donationsFeature: Feature = {
  ...feature("donations", donationsContract, donationsHandlers),
  mailChecks: { [DONOR_NEWS]: isStillNews },
};
