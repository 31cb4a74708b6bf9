import type { AllowanceLimit } from "../../../core/api/visitor-allowance.server";

/** Orders of one network: everybody at a charity dinner may be behind one address, and give within minutes. */
export const ORDERS: AllowanceLimit = {
  of: "order",
  atOnce: 300,
  regain: 3000,
  refusal: "tooManyOrders",
};

/** Questions to PayPal about one order that one network may bring about: what a stranger asks uses up none of its donor's. */
export const capturesOf = (orderId: string): AllowanceLimit => ({
  of: `capture:${orderId}`,
  atOnce: 20,
  regain: 5000,
  refusal: "tooManyCaptures",
});
