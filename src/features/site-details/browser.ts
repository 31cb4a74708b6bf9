import { Building2 } from "lucide-react";
import { screens } from "../../ui/screens";

export default screens({
  name: "site-details",
  access: "site",
  content: [{ address: "/cms/site", load: () => import("./staff/screens") }],
  menu: {
    section: "site",
    links: [
      {
        to: "/cms/site",
        label: { eng: "Site details", tra: "網站資料", sim: "网站资料" },
        icon: Building2,
        help: () => import("./staff/help"),
      },
    ],
  },
  find: () => import("./staff/find"),
  home: { site: () => import("./staff/home") },
  journal: { title: { eng: "Site details", tra: "網站資料", sim: "网站资料" }, all: "/cms/site" },
});
