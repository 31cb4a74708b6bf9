import { ChartColumn } from "lucide-react";
import type { StaffMenu } from "../../../core/staff/frame/menu";

export const chartMenu: StaffMenu = [
  {
    to: "/cms/updatechart",
    label: { eng: "Expenditure chart", tra: "支出圖表", sim: "支出图表" },
    icon: ChartColumn,
  },
];
