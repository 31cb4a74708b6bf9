import type { AskAttention } from "../core/staff/frame/attention";
import { donationsAttention } from "./donations/staff/attention";
import { receiptsAttention } from "./receipts/staff/attention";

/** What may need attention, the most harmful first. */
export const attention: readonly AskAttention[] = [donationsAttention, receiptsAttention];
