import { ListChecks, Newspaper } from "lucide-react";
import type { StaffMenu } from "../../../core/staff/menu";

export const newsMenu: StaffMenu = {
  title: "newsSection",
  links: [
    { to: "/cms/addnews", label: "addNews", icon: Newspaper },
    { to: "/cms/managenews", label: "manageNews", icon: ListChecks },
  ],
};
