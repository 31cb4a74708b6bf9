import { FileDown } from "lucide-react";
import { readList } from "../../content/staff/content-screens";
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
  home: { content: { firstSteps } },
  journal: { title, all: addresses.list, one: `${addresses.edit}?form_id=` },
});

async function firstSteps() {
  const { total } = await readList("forms");
  return [
    {
      to: "/cms/patient",
      text: {
        eng: "Upload the forms that families download",
        tra: "上載供家庭下載的表格",
        sim: "上传供家庭下载的表格",
      },
      isDone: total > 0,
    },
  ];
}
