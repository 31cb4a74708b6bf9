import { Network } from "lucide-react";
import type { StaffMenu } from "../../../core/staff/frame/menu";

export const organizationMenu: StaffMenu = [
  {
    to: "/cms/orgstructure",
    label: { eng: "Organisation structure", tra: "組織架構", sim: "组织架构" },
    icon: Network,
  },
];
