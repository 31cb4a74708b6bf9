import { HeartHandshake } from "lucide-react";
import type { StaffMenu } from "../../../core/staff/frame/menu";

export const donorsMenu: StaffMenu = [
  { to: "/cms/donor", label: { eng: "Donors", tra: "捐款人", sim: "捐款人" }, icon: HeartHandshake },
];
