import { Award } from "lucide-react";
import { screens } from "../../ui/screens";

export default screens({
  name: "special",
  ofType: "special",
  content: [{ address: "/cms/special", load: () => import("./staff/screens") }],
  menu: {
    section: "content",
    links: [
      {
        to: "/cms/special",
        label: { eng: "Special Appreciation", tra: "特別鳴謝", sim: "特别鸣谢" },
        icon: Award,
        help: () => import("./staff/help"),
      },
    ],
  },
  journal: { title: { eng: "Special appreciation", tra: "特別鳴謝", sim: "特别鸣谢" }, all: "/cms/special" },
});
