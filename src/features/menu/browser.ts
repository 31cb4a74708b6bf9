import { Menu } from "lucide-react";
import { screens } from "../../ui/screens";

const title = { eng: "Menu and footer", tra: "選單及頁尾", sim: "菜单和页脚" };

export default screens({
  name: "menu",
  ofType: "menu",
  content: [{ address: "/cms/menu", load: () => import("./staff/screens") }],
  menu: {
    section: "site",
    links: [{ to: "/cms/menu", label: title, icon: Menu, help: () => import("./staff/help") }],
  },
  journal: { title, all: "/cms/menu" },
});
