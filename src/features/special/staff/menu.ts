import { Award } from "lucide-react";
import type { StaffMenu } from "../../../core/staff/frame/menu";

export const specialMenu: StaffMenu = [
  {
    to: "/cms/special",
    label: { eng: "Special Appreciation", tra: "特別鳴謝", sim: "特别鸣谢" },
    icon: Award,
  },
];
