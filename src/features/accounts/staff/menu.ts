import { KeyRound } from "lucide-react";
import type { StaffMenu } from "../../../core/staff/menu";

export const accountsMenu: StaffMenu = {
  id: "account",
  title: { eng: "My account", tra: "我的帳戶", sim: "我的账户" },
  links: [
    { to: "/cms/account", label: { eng: "My account", tra: "我的帳戶", sim: "我的账户" }, icon: KeyRound },
  ],
};
