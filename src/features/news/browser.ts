import { ListChecks } from "lucide-react";
import { screens } from "../../core/screens";
import { newsActions } from "./actions";
import { newsAddresses } from "./staff/addresses";

export default screens({
  name: "news",
  content: [{ addresses: newsAddresses, load: () => import("./staff/screens") }],
  menu: {
    section: "news",
    links: [
      {
        to: "/cms/managenews",
        label: { eng: "Manage News", tra: "管理消息", sim: "管理消息" },
        icon: ListChecks,
        help: () => import("./staff/help"),
        within: [
          { to: "/cms/addnews", label: { eng: "Add News", tra: "新增消息", sim: "添加消息" } },
          { to: "/cms/EditNews" },
        ],
      },
    ],
  },
  home: () => import("./staff/home"),
  find: () => import("./staff/find"),
  journal: {
    title: { eng: "News", tra: "消息", sim: "消息" },
    actions: newsActions,
    all: "/cms/managenews",
    one: "/cms/EditNews?news_id=",
  },
});
