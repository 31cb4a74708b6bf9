import { Mails, MessageSquareHeart } from "lucide-react";
import type { StaffMenu } from "../../../core/staff/frame/menu";

export const notesMenu: StaffMenu = [
  {
    to: "/cms/newappreciation",
    label: { eng: "Add Note", tra: "新增感謝信", sim: "添加感谢信" },
    icon: MessageSquareHeart,
  },
  {
    to: "/cms/manageappreciation",
    label: { eng: "Manage Notes", tra: "管理感謝信", sim: "管理感谢信" },
    icon: Mails,
  },
];
