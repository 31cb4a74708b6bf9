import { Network } from "lucide-react";
import { screens } from "../../ui/screens";

export default screens({
  name: "organization",
  ofType: "organization",
  content: [{ address: "/cms/orgstructure", load: () => import("./staff/screens") }],
  menu: {
    section: "content",
    links: [
      {
        to: "/cms/orgstructure",
        label: { eng: "Organisation structure", tra: "組織架構", sim: "组织架构" },
        icon: Network,
        help: () => import("./staff/help"),
      },
    ],
  },
  home: { content: () => import("./staff/home") },
  find: () => import("./staff/find"),
  journal: {
    title: { eng: "Organisation structure", tra: "組織架構", sim: "组织架构" },
    all: "/cms/orgstructure",
  },
});
