import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { localized } from "../../../core/locale/lang";
import { homeParts } from "../../../core/staff/frame/home-parts";
import { receiptsContract } from "../contract";
import { receiptsAttention } from "./attention";

const api = createClient(receiptsContract);

/** Apart from the other words of the feature, which the home does not need. */
const WORDS = {
  eng: { waitingCount: "{count} waiting", outdatedCount: "{count} to correct" },
  tra: { waitingCount: "{count} 份待發", outdatedCount: "{count} 份須更正" },
  sim: { waitingCount: "{count} 份待开", outdatedCount: "{count} 份需要更正" },
};

/** Donors who wait for a receipt, and receipts to correct. */
async function waiting() {
  const [waiting, outdated] = await Promise.all([api.waiting({}), api.outdated({})]);
  if (waiting.total + outdated.total === 0) return undefined;
  const found = localized((lang) => {
    const words = WORDS[lang];
    const parts = [
      waiting.total > 0 && fill(words.waitingCount, { count: waiting.total }),
      outdated.total > 0 && fill(words.outdatedCount, { count: outdated.total }),
    ];
    return parts.filter(Boolean).join(" · ");
  });
  return { somebody: true, to: "/cms/receipts", found };
}

export default homeParts({
  attention: receiptsAttention,
  waiting,
});
