import { read } from "../../../platform/http/client";
import { fill, localized } from "../../../platform/locale/lang";
import { homeParts } from "../../../ui/frame/home-parts";
import type { outsideLinksContract } from "../contract";

/** Apart from the other words of the feature, which the home does not need. */
const WORDS = {
  eng: { one: "1 link leads nowhere", several: "{count} links lead nowhere" },
  tra: { one: "1 個連結失效", several: "{count} 個連結失效" },
  sim: { one: "1 个链接失效", several: "{count} 个链接失效" },
};

/** Links to other sites that are broken. */
async function waiting() {
  const { looks, total: count } = await read<typeof outsideLinksContract.list>("/api/outsideLinks", {});
  // Where the check is turned off nobody knows whether they still are.
  if (!looks || count === 0) return undefined;
  const found = localized((lang) => (count === 1 ? WORDS[lang].one : fill(WORDS[lang].several, { count })));
  return { somebody: false, to: "/cms/links", found };
}

export default homeParts({ waiting });
