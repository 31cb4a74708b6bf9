import { readList } from "../../content/staff/content-screens";
import { findableList } from "../../content/staff/list-screens";
import type { HelpedScreen } from "../../ui/frame/menu";
import { screens } from "../../ui/screens";
import type { FreePageCard } from "./definition";

const title = { eng: "Custom pages", tra: "自訂網頁", sim: "自定义页面" };
const addresses = {
  list: "/cms/ownpages",
  add: "/cms/ownpages/add",
  edit: "/cms/ownpages/edit",
};

/** Their screens, to which the list of all pages leads, and what it shows of them. */
export const ownPages = {
  ...addresses,
  editOf: (id: string) => `${addresses.edit}?page_id=${id}`,
  listed: () => readList<FreePageCard>("freePages"),
  to: addresses.list,
  ofType: "freePages",
  label: title,
  help: () => import("./staff/help"),
  within: [
    {
      to: addresses.add,
      ofType: "freePages",
      label: { eng: "Add Page", tra: "新增網頁", sim: "添加页面" },
    },
    { to: addresses.edit, ofType: "freePages" },
  ],
} satisfies HelpedScreen & Record<string, unknown>;

export default screens({
  name: "free-pages",
  ofType: "freePages",
  ...findableList(addresses, title, () => import("./staff/screens")),
  journal: { title, all: addresses.list, one: ownPages.editOf("") },
});
