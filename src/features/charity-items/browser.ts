import { ShoppingBag } from "lucide-react";
import { findableList } from "../../content/staff/list-screens";
import { screens } from "../../ui/screens";

const title = { eng: "Charity items", tra: "慈善義賣品", sim: "慈善义卖品" };
const addresses = {
  list: "/cms/managecharityitems",
  add: "/cms/addcharityitem",
  edit: "/cms/editcharityitem",
};

export default screens({
  name: "charity-items",
  ofType: "charityItems",
  ...findableList(addresses, title, () => import("./staff/screens")),
  menu: {
    section: "content",
    links: [
      {
        to: addresses.list,
        label: { eng: "Manage Charity Items", tra: "管理慈善義賣品", sim: "管理慈善义卖品" },
        icon: ShoppingBag,
        help: () => import("./staff/help"),
        within: [
          {
            to: addresses.add,
            label: { eng: "Add Charity Item", tra: "新增慈善義賣品", sim: "添加慈善义卖品" },
          },
          { to: addresses.edit },
        ],
      },
    ],
  },
  journal: {
    title,
    all: addresses.list,
    one: `${addresses.edit}?item_id=`,
    many: ["order"],
  },
});
