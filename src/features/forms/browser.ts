import { FileDown } from "lucide-react";
import { screens } from "../../core/screens";

export default screens({
  name: "forms",
  menu: {
    section: "about",
    links: [
      {
        to: "/cms/patient",
        label: { eng: "Downloadable Forms", tra: "可供下載的表格", sim: "可供下载的表格" },
        icon: FileDown,
        help: () => import("./staff/help"),
      },
    ],
  },
  home: () => import("./staff/home"),
  find: () => import("./staff/find"),
  journal: {
    title: { eng: "Downloadable forms", tra: "可供下載的表格", sim: "可供下载的表格" },
    all: "/cms/patient",
  },
});
