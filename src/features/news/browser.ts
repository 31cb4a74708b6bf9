import { ListChecks } from "lucide-react";
import { findableList } from "../../content/staff/list-screens";
import { screens } from "../../ui/screens";
import { newsActions } from "./actions";

const title = { eng: "News", tra: "消息", sim: "消息" };
const addresses = {
  list: "/cms/managenews",
  add: "/cms/addnews",
  edit: "/cms/EditNews",
};

export default screens({
  name: "news",
  ofType: "news",
  ...findableList(addresses, title, () => import("./staff/screens")),
  menu: {
    section: "content",
    links: [
      {
        to: addresses.list,
        label: { eng: "Manage News", tra: "管理消息", sim: "管理消息" },
        icon: ListChecks,
        help: () => import("./staff/help"),
        within: [
          { to: addresses.add, label: { eng: "Add News", tra: "新增消息", sim: "添加消息" } },
          { to: addresses.edit },
        ],
      },
    ],
  },
  home: { content: () => import("./staff/home") },
  journal: {
    title,
    actions: newsActions,
    all: addresses.list,
    one: `${addresses.edit}?news_id=`,
  },
});
