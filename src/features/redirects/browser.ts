import { Signpost } from "lucide-react";
import { findableList } from "../../content/staff/list-screens";
import { screens } from "../../ui/screens";
import { IMPORT, redirectActions } from "./actions";

const title = { eng: "Redirects", tra: "舊網址轉址", sim: "旧网址跳转" };
const addresses = {
  list: "/cms/redirects",
  add: "/cms/redirects/add",
  edit: "/cms/redirects/edit",
};

export default screens({
  name: "redirects",
  ofType: "redirects",
  ...findableList(addresses, title, () => import("./staff/screens")),
  menu: {
    section: "site",
    links: [
      {
        to: addresses.list,
        label: title,
        icon: Signpost,
        help: () => import("./staff/help"),
        within: [
          { to: addresses.add, label: { eng: "Add Redirect", tra: "新增轉址", sim: "添加跳转" } },
          { to: addresses.edit },
          {
            to: "/cms/redirects/import",
            isForChanges: true,
            label: { eng: "Import Redirects", tra: "匯入轉址", sim: "导入跳转" },
          },
        ],
      },
    ],
  },
  journal: {
    title,
    actions: redirectActions,
    all: addresses.list,
    one: `${addresses.edit}?redirect_id=`,
    many: [IMPORT],
  },
});
