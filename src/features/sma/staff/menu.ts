import { CalendarCheck, Dna } from "lucide-react";
import type { StaffMenu } from "../../../core/staff/frame/menu";

export const smaMenu: StaffMenu = [
  { to: "/cms/sma", label: { eng: "SMA topics", tra: "SMA 主題", sim: "SMA 主题" }, icon: Dna },
  {
    to: "/cms/smareview",
    label: { eng: "Review of the SMA page", tra: "SMA 資料覆核", sim: "SMA 资料审核" },
    icon: CalendarCheck,
  },
];
