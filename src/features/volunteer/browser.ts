import { HandHelping } from "lucide-react";
import { screens } from "../../ui/screens";

export default screens({
  name: "volunteer",
  ofType: "volunteer",
  content: [{ address: "/cms/volunteer", load: () => import("./staff/screens") }],
  menu: {
    section: "content",
    links: [
      {
        to: "/cms/volunteer",
        label: { eng: "Volunteer", tra: "義工表格", sim: "志愿者表格" },
        icon: HandHelping,
        help: () => import("./staff/help"),
      },
    ],
  },
  journal: { title: { eng: "Volunteer forms", tra: "義工表格", sim: "志愿者表格" }, all: "/cms/volunteer" },
});
