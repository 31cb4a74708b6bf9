import { ReceiptText } from "lucide-react";
import { createClient } from "../../core/api/client";
import { fill } from "../../core/locale/fill";
import { localized } from "../../core/locale/lang";
import { screens } from "../../core/screens";
import { receiptsContract } from "./contract";
import { receiptsAttention } from "./staff/attention";
import { receiptsWords } from "./words";

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

export default screens({
  name: "receipts",
  menu: {
    section: "donations",
    links: [{ to: "/cms/receipts", label: title, icon: ReceiptText, news: toDo }],
  },
  attention: receiptsAttention,
  journal: { title: { eng: "Receipts", tra: "收據", sim: "收据" }, all: "/cms/receipts" },
});
