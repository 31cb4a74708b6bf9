import { Unlink } from "lucide-react";
import { screens } from "../../ui/screens";
import { outsideLinkActions } from "./actions";

const title = { eng: "Links to other sites", tra: "外部連結", sim: "外部链接" };
const list = "/cms/links";

export default screens({
  name: "outside-links",
  ofAnyType: true,
  menu: {
    section: "site",
    links: [{ to: list, label: title, icon: Unlink, help: () => import("./staff/help") }],
  },
  home: { content: () => import("./staff/home") },
  journal: { title, actions: outsideLinkActions, all: list },
});
