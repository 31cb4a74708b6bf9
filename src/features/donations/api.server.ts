import { answers, type Handlers } from "../../core/api/handlers.server";
import { alertsHandlers } from "./alerts/handlers.server";
import { donationsContract } from "./contract";
import { ledgerHandlers } from "./ledger/handlers.server";
import { placeOrder } from "./order/order.server";
import { finishOrder, refusalOf } from "./settle/finish.server";
import { takeWebhook } from "./webhook/webhook.server";

const donationsHandlers: Handlers<typeof donationsContract> = {
  ...ledgerHandlers,
  ...alertsHandlers,
  order: ({ amount, receipt }, call) => placeOrder({ amountCents: amount, receipt }, call),

  capture: async ({ orderId }, { deps, address }) => {
    const donation = await finishOrder(deps, orderId, address);
    const refusal = refusalOf(donation);
    if (refusal) throw refusal;
    return { message: "success", donation_id: donation._id };
  },

  webhook: async ({ text }, { deps, request, address }) => {
    await takeWebhook(deps, { headers: request.headers, rawBody: text }, address);
    return { message: "success" };
  },
};

export const donationsAnswers = answers(donationsContract, donationsHandlers);
