import { HeartHandshake } from "lucide-react";
import { screens } from "../../ui/screens";

export default screens({
  name: "donors",
  ofType: "donors",
  content: [{ address: "/cms/donor", load: () => import("./staff/screens") }],
  menu: {
    section: "content",
    links: [
      {
        to: "/cms/donor",
        label: { eng: "Donors", tra: "鳴謝捐款人", sim: "鸣谢捐款人" },
        icon: HeartHandshake,
        help: () => import("./staff/help"),
      },
    ],
  },
  home: { content: () => import("./staff/home") },
  find: () => import("./staff/find"),
  journal: { title: { eng: "Donors", tra: "鳴謝捐款人", sim: "鸣谢捐款人" }, all: "/cms/donor" },
});
