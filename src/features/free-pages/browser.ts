import { FilePlus2 } from "lucide-react";
import { lazyList } from "../../core/content/staff/lazy-list";
import { screens } from "../../core/screens";

const title = { eng: "Own Pages", tra: "自訂網頁", sim: "自定义页面" };
const addresses = {
  list: "/cms/ownpages",
  add: "/cms/ownpages/add",
  edit: "/cms/ownpages/edit",
};

export default screens({
  name: "free-pages",
  ...lazyList(addresses, title, () => import("./staff/screens")),
  menu: {
    section: "site",
    links: [
      {
        to: addresses.list,
        label: title,
        icon: FilePlus2,
        help: () => import("./staff/help"),
        within: [
          { to: addresses.add, label: { eng: "Add Page", tra: "新增網頁", sim: "添加页面" } },
          { to: addresses.edit },
        ],
      },
    ],
  },
  journal: { title, all: addresses.list, one: `${addresses.edit}?page_id=` },
});
