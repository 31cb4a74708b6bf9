import { ReceiptText } from "lucide-react";
import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { localized } from "../../../core/locale/lang";
import type { StaffMenu } from "../../../core/staff/frame/menu";
import { receiptsContract } from "../contract";
import { receiptsWords } from "../words";

const api = createClient(receiptsContract);

/** How many donors wait for a receipt and how many receipts are to be put right; undefined when there is nothing. */
async function toDo() {
  const [waiting, outdated] = await Promise.all([api.waiting({}), api.outdated({})]);
  if (waiting.total + outdated.total === 0) return undefined;
  return localized((lang) => {
    const words = receiptsWords[lang];
    const parts = [
      waiting.total > 0 && fill(words.waitingCount, { count: waiting.total }),
      outdated.total > 0 && fill(words.outdatedCount, { count: outdated.total }),
    ];
    return parts.filter(Boolean).join(" · ");
  });
}

const title = localized((lang) => receiptsWords[lang].title);

export const receiptsMenu: StaffMenu = [{ to: "/cms/receipts", label: title, icon: ReceiptText, news: toDo }];
