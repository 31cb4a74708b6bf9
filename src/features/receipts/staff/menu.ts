import { ReceiptText } from "lucide-react";
import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { localized } from "../../../core/locale/lang";
import type { StaffMenu } from "../../../core/staff/menu";
import { receiptsContract } from "../contract";
import { receiptsWords } from "../messages";

const api = createClient(receiptsContract);

/** How many donors wait for a receipt, in words; undefined when nobody does. */
async function waiting() {
  const { total: count } = await api.waiting({});
  return count === 0 ? undefined : localized((lang) => fill(receiptsWords[lang].waitingCount, { count }));
}

const title = localized((lang) => receiptsWords[lang].title);

export const receiptsMenu: StaffMenu = [
  { to: "/cms/receipts", label: title, icon: ReceiptText, news: waiting },
];
