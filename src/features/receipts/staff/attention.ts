import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { localized } from "../../../core/locale/lang";
import type { AskAttention } from "../../../core/staff/frame/attention";
import { receiptsContract } from "../contract";
import { receiptsWords } from "../words";

const api = createClient(receiptsContract);

/** E-mails with receipts that could not be sent. */
export const receiptsAttention: AskAttention = async () => {
  const { total: count } = await api.list({ mail: "failed" });
  if (count === 0) return [];
  return [
    {
      to: "/cms/receipts?mail=failed",
      text: localized((lang) => fill(receiptsWords[lang].notSentCount, { count })),
      advice: localized((lang) => receiptsWords[lang].notSentAdvice),
    },
  ];
};
