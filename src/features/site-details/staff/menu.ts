import { Building2 } from "lucide-react";
import type { StaffMenu } from "../../../core/staff/frame/menu";

export const siteDetailsMenu: StaffMenu = [
  {
    to: "/cms/site",
    label: { eng: "Site details", tra: "網站資料", sim: "网站资料" },
    icon: Building2,
  },
];
