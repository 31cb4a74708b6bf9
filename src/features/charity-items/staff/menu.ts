import { PackagePlus, ShoppingBag } from "lucide-react";
import type { StaffMenu } from "../../../core/staff/frame/menu";

export const charityItemsMenu: StaffMenu = [
  {
    to: "/cms/addcharityitem",
    label: { eng: "Add Charity Item", tra: "新增慈善義賣品", sim: "添加慈善义卖品" },
    icon: PackagePlus,
  },
  {
    to: "/cms/managecharityitems",
    label: { eng: "Manage Charity Items", tra: "管理慈善義賣品", sim: "管理慈善义卖品" },
    icon: ShoppingBag,
  },
];
