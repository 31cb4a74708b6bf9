import { Unlink } from "lucide-react";
import { read } from "../../platform/http/client";
import { fill, localized } from "../../platform/locale/lang";
import { screens } from "../../ui/screens";
import { outsideLinkActions } from "./actions";
import type { outsideLinksContract } from "./contract";

const title = { eng: "Links to other sites", tra: "外部連結", sim: "外部链接" };
const list = "/cms/links";

export default screens({
  name: "outside-links",
  ofAnyType: true,
  menu: {
    section: "site",
    links: [{ to: list, label: title, icon: Unlink, help: () => import("./staff/help") }],
  },
  home: { content: { waiting } },
  journal: { title, actions: outsideLinkActions, all: list },
});

/** Words of the home. */
const WORDS = {
  eng: { one: "1 link leads nowhere", several: "{count} links lead nowhere" },
  tra: { one: "1 個連結失效", several: "{count} 個連結失效" },
  sim: { one: "1 个链接失效", several: "{count} 个链接失效" },
};

/** Links to other sites that are broken. */
async function waiting() {
  const { checks, total: count } = await read<typeof outsideLinksContract.list>("/api/outsideLinks", {});
  // Where the check is turned off nobody knows whether they still are.
  if (!checks || count === 0) return undefined;
  const found = localized((lang) => (count === 1 ? WORDS[lang].one : fill(WORDS[lang].several, { count })));
  return { somebody: false, to: "/cms/links", found };
}
