import { feature, type Handlers } from "../../core/api/handlers.server";
import { alertsHandlers } from "./alerts/handlers.server";
import { donationsContract } from "./contract";
import { finishOrder } from "./finish.server";
import { ledgerHandlers } from "./ledger/handlers.server";
import { placeOrder } from "./order.server";
import { refusalOf } from "./refusal.server";
import { takeWebhook } from "./webhook.server";

const donationsHandlers: Handlers<typeof donationsContract> = {
  ...ledgerHandlers,
  ...alertsHandlers,
  order: ({ amount, receipt }, call) => placeOrder({ amountCents: amount, receipt }, call),

  capture: async ({ orderId }, { deps }) => {
    const { _id, state } = await finishOrder(deps, orderId, "donor");
    if (state !== "completed") throw refusalOf(state);
    return { message: "success", donation_id: _id };
  },

  webhook: async ({ text }, { deps, request, address }) => {
    await takeWebhook(deps, { headers: request.headers, rawBody: text }, address);
    return { message: "success" };
  },
};

export const donationsFeature = feature("donations", donationsContract, donationsHandlers);
