import { ShoppingBag } from "lucide-react";
import { screens } from "../../core/screens";
import { charityItemAddresses } from "./staff/addresses";

export default screens({
  name: "charity-items",
  content: [{ addresses: charityItemAddresses, load: () => import("./staff/screens") }],
  menu: {
    section: "involved",
    links: [
      {
        to: "/cms/managecharityitems",
        label: { eng: "Manage Charity Items", tra: "管理慈善義賣品", sim: "管理慈善义卖品" },
        icon: ShoppingBag,
        help: () => import("./staff/help"),
        within: [
          {
            to: "/cms/addcharityitem",
            label: { eng: "Add Charity Item", tra: "新增慈善義賣品", sim: "添加慈善义卖品" },
          },
          { to: "/cms/editcharityitem" },
        ],
      },
    ],
  },
  find: () => import("./staff/find"),
  journal: {
    title: { eng: "Charity items", tra: "慈善義賣品", sim: "慈善义卖品" },
    all: "/cms/managecharityitems",
    one: "/cms/editcharityitem?item_id=",
    many: ["order"],
  },
});
