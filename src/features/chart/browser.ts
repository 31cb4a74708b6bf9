import { ChartColumn } from "lucide-react";
import { screens } from "../../ui/screens";

export default screens({
  name: "chart",
  ofType: "chart",
  content: [{ address: "/cms/updatechart", load: () => import("./staff/screens") }],
  menu: {
    section: "content",
    links: [
      {
        to: "/cms/updatechart",
        label: { eng: "Expenditure chart", tra: "支出圖表", sim: "支出图表" },
        icon: ChartColumn,
        help: () => import("./staff/help"),
      },
    ],
  },
  journal: { title: { eng: "Expenditure chart", tra: "支出圖表", sim: "支出图表" }, all: "/cms/updatechart" },
});
