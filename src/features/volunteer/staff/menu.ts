import { HandHelping } from "lucide-react";
import type { StaffMenu } from "../../../core/staff/frame/menu";

export const volunteerMenu: StaffMenu = [
  {
    to: "/cms/volunteer",
    label: { eng: "Volunteer", tra: "義工表格", sim: "志愿者表格" },
    icon: HandHelping,
  },
];
