import { read } from "../../../platform/http/client";
import { fill, localized } from "../../../platform/locale/lang";
import { homeParts } from "../../../ui/frame/home-parts";
import type { consentsContract } from "../contract";

/** Apart from the other words of the feature, which the home does not need. */
const WORDS = {
  eng: { one: "1 person to ask again", several: "{count} people to ask again" },
  tra: { one: "1 人須再徵詢", several: "{count} 人須再徵詢" },
  sim: { one: "1 人需再征询", several: "{count} 人需再征询" },
};

/** Consents that end or have ended, and children who have come of age. */
async function waiting() {
  const { total: count } = await read<typeof consentsContract.list>("/api/consents", { show: "due" });
  if (count === 0) return undefined;
  const found = localized((lang) => (count === 1 ? WORDS[lang].one : fill(WORDS[lang].several, { count })));
  return { somebody: true, to: "/cms/consents?show=due", found };
}

export default homeParts({ waiting });
