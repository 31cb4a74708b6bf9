import { HandCoins } from "lucide-react";
import { localized } from "../../../core/locale/lang";
import type { StaffMenu } from "../../../core/staff/frame/menu";
import { ledgerWords } from "../words";

const title = localized((lang) => ledgerWords[lang].title);

export const donationsMenu: StaffMenu = [{ to: "/cms/donations", label: title, icon: HandCoins }];
