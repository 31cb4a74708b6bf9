import { expect, it } from "vitest";
import { DONATION_STATES, type DonationState } from "../donation";
import { OrderAnswer, PayPalError } from "../paypal/answers";
import { BY_PAYPAL } from "../testing/samples";
import { type Outcome, outcomeOf, type PayPalReport, type Query } from "./outcome";

const NOW = new Date("2026-03-10T00:00:00.000Z");
const WEEK_AGO = "2026-03-02T00:00:00.000Z";

const shown = (status: string, capture?: string): OrderAnswer => {
  const amount = { currency_code: "HKD", value: "200.00" };
  const captures = capture ? [{ id: "3C6", status: capture, amount }] : [];
  return OrderAnswer.parse({ id: "5O1", status, purchase_units: [{ payments: { captures } }] });
};
const refused = (issue: string, status = 422) => new PayPalError(status, issue);

const ORDERS = ["CREATED", "PAYER_ACTION_REQUIRED", "APPROVED", "VOIDED", "COMPLETED"].map((status) =>
  shown(status),
);
const ERRORS = [
  ...["ORDER_NOT_APPROVED", "INSTRUMENT_DECLINED", "ORDER_ALREADY_CAPTURED", "SOMETHING_NEW"].map((issue) =>
    refused(issue),
  ),
  refused("RESOURCE_NOT_FOUND", 404),
  refused("UNREADABLE", 404),
  refused("UNREACHABLE", 0),
];
/** All results of querying an order. */
const READ: PayPalReport[] = [...ORDERS.map((order) => ({ order })), ...ERRORS.map((unread) => ({ unread }))];

const known = (state: DonationState, given: { isOwed?: boolean; createdAt?: string } = {}) => ({
  donation: {
    ...BY_PAYPAL,
    ...{ _id: "d", reference: "4821 7305", version: 1, paypalOrderId: "5O1", returnedAt: NOW.toISOString() },
    ...{ firstName: "", lastName: "", email: "", state, createdAt: given.createdAt ?? NOW.toISOString() },
  },
  isOwed: given.isOwed ?? false,
});
const by = (who: Query["by"]): Query => ({ by: who, now: NOW });

/** Everything to which a donation may come, whatever PayPal says. */
function endsOf(
  of: ReturnType<typeof known>,
  query: Query,
  reported: PayPalReport = {},
  asked = 0,
): Outcome[] {
  expect(asked).toBeLessThan(4);
  const outcome = outcomeOf(of, reported, query);
  const next: PayPalReport[] =
    outcome === "look"
      ? READ.map((read) => ({ ...reported, ...read }))
      : outcome === "capture"
        ? [{ order: shown("COMPLETED", "COMPLETED") }, ...ERRORS.map((refusal) => ({ refusal }))]
        : [];
  return next.length > 0 ? next.flatMap((each) => endsOf(of, query, each, asked + 1)) : [outcome];
}

it("comes to an end within three questions, whatever PayPal says, and takes no money of what is over", () => {
  for (const state of DONATION_STATES)
    for (const isOwed of [false, true])
      for (const who of ["donor", "program"] as const) {
        const ends = new Set(endsOf(known(state, { isOwed }), by(who)));
        if (state === "ordered") expect(ends).toContain("record");
        else if (who === "program") expect([...ends].sort()).toEqual(["nothing", "wait"]);
      }
});

it("charges nobody after a week, and ends or abandons orders that are queried then", () => {
  const late = known("ordered", { createdAt: WEEK_AGO, isOwed: true });
  for (const reported of READ) expect(outcomeOf(late, reported, by("program"))).not.toBe("capture");
  expect(new Set(endsOf(late, by("program")))).toEqual(
    new Set(["release", "expired", "voided", "unsettled"]),
  );
});

it.each<[Outcome, PayPalReport, Query["by"]]>([
  ["release", { refusal: refused("ORDER_NOT_APPROVED") }, "donor"],
  ["look", { refusal: refused("INSTRUMENT_DECLINED") }, "donor"],
  ["declined", { refusal: refused("INSTRUMENT_DECLINED"), order: shown("APPROVED") }, "donor"],
  ["voided", { refusal: refused("INSTRUMENT_DECLINED"), order: shown("VOIDED") }, "program"],
  ["record", { refusal: refused("ORDER_ALREADY_CAPTURED"), order: shown("COMPLETED", "PENDING") }, "donor"],
  ["wait", { refusal: refused("ORDER_ALREADY_CAPTURED"), order: shown("APPROVED") }, "program"],
  ["wait", { refusal: refused("SOMETHING_NEW") }, "donor"],
  [
    "expired",
    { refusal: refused("RESOURCE_NOT_FOUND", 404), unread: refused("RESOURCE_NOT_FOUND", 404) },
    "donor",
  ],
  ["capture", { order: shown("APPROVED") }, "program"],
  ["wait", { order: shown("COMPLETED") }, "program"],
])("%s: %j, asked by the %s", (outcome, reported, who) => {
  expect(outcomeOf(known("ordered"), reported, by(who))).toBe(outcome);
});
