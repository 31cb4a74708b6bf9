import { KeyRound } from "lucide-react";
import type { StaffMenu } from "../../../core/staff/menu";

export const accountsMenu: StaffMenu = {
  title: "account",
  links: [{ to: "/cms/account", label: "account", icon: KeyRound }],
};
