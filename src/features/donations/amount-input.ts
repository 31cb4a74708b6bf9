import * as z from "zod";
import { type AmountLimits, centsOf } from "./amount";
import type { DonationsProblem } from "./problems.server";

/** An amount as people write it, parsed to cents; `key` says what is wrong with one that is not within `limits`. */
export const amountInput = (limits: AmountLimits, key: DonationsProblem) =>
  z.union([z.string(), z.number().transform(String)]).transform((text, context) => {
    const cents = centsOf(text, limits);
    if (cents !== undefined) return cents;
    context.addIssue({ code: "custom", params: { key } });
    return z.NEVER;
  });
