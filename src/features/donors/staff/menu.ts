import { HeartHandshake } from "lucide-react";
import type { StaffMenu } from "../../../core/staff/menu";

export const donorsMenu: StaffMenu = {
  title: "acknowledgements",
  links: [{ to: "/cms/donor", label: "donors", icon: HeartHandshake }],
};
