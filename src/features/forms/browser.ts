import { FileDown } from "lucide-react";
import { findableList } from "../../content/staff/list-screens";
import { screens } from "../../ui/screens";

const title = { eng: "Downloadable forms", tra: "可供下載的表格", sim: "可供下载的表格" };
const addresses = { list: "/cms/patient", add: "/cms/patient?add", edit: "/cms/patient/edit" };

export default screens({
  name: "forms",
  ofType: "forms",
  ...findableList(addresses, title, () => import("./staff/screens")),
  menu: {
    section: "content",
    links: [
      {
        to: addresses.list,
        label: { eng: "Downloadable Forms", tra: "可供下載的表格", sim: "可供下载的表格" },
        icon: FileDown,
        help: () => import("./staff/help"),
        within: [
          { to: addresses.add, label: { eng: "Add New Form", tra: "新增表格", sim: "添加表格" } },
          { to: addresses.edit },
        ],
      },
    ],
  },
  home: { content: () => import("./staff/home") },
  journal: { title, all: addresses.list, one: `${addresses.edit}?form_id=` },
});
