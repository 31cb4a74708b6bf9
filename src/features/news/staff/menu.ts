import { ListChecks, Newspaper } from "lucide-react";
import type { StaffMenu } from "../../../core/staff/menu";

export const newsMenu: StaffMenu = [
  { to: "/cms/addnews", label: { eng: "Add News", tra: "新增消息", sim: "添加消息" }, icon: Newspaper },
  {
    to: "/cms/managenews",
    label: { eng: "Manage News", tra: "管理消息", sim: "管理消息" },
    icon: ListChecks,
  },
];
