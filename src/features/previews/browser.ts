import { ExternalLink } from "lucide-react";
import { screens } from "../../ui/screens";
import { previewActions } from "./actions";

const title = { eng: "Preview links", tra: "預覽連結", sim: "预览链接" };
const links = "/cms/previews";

export default screens({
  name: "previews",
  ofAnyType: true,
  menu: {
    section: "site",
    links: [{ to: links, label: title, icon: ExternalLink, help: () => import("./staff/help") }],
  },
  journal: { title, actions: previewActions, all: links },
});
