import { KeyRound, Users } from "lucide-react";
import { localized } from "../../../core/locale/lang";
import type { StaffMenu } from "../../../core/staff/frame/menu";
import { accountsWords } from "../words";

export const accountsMenu: StaffMenu = [
  { to: "/cms/staff", label: localized((lang) => accountsWords[lang].staff), icon: Users },
  { to: "/cms/account", label: localized((lang) => accountsWords[lang].account), icon: KeyRound },
];
