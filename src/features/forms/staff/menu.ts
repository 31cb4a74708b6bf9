import { FileDown } from "lucide-react";
import type { StaffMenu } from "../../../core/staff/frame/menu";

export const formsMenu: StaffMenu = [
  {
    to: "/cms/patient",
    label: { eng: "Downloadable Forms", tra: "可供下載的表格", sim: "可供下载的表格" },
    icon: FileDown,
  },
];
