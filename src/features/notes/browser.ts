import { Mails } from "lucide-react";
import { derivedCalls } from "../../content/staff/content-screens";
import { findableList } from "../../content/staff/list-screens";
import { screens } from "../../ui/screens";

const title = { eng: "Notes of appreciation", tra: "感謝信", sim: "感谢信" };
const addresses = {
  list: "/cms/manageappreciation",
  add: "/cms/newappreciation",
  edit: "/cms/EditAppreciation",
};

export default screens({
  name: "notes",
  ofType: "notes",
  ...findableList(addresses, title, async () => {
    const { notes } = await import("./definition");
    return { default: { type: notes, ...derivedCalls(notes) } };
  }),
  menu: {
    section: "content",
    links: [
      {
        to: addresses.list,
        label: { eng: "Manage Notes", tra: "管理感謝信", sim: "管理感谢信" },
        icon: Mails,
        help: () => import("./staff/help"),
        within: [
          { to: addresses.add, label: { eng: "Add Note", tra: "新增感謝信", sim: "添加感谢信" } },
          { to: addresses.edit },
        ],
      },
    ],
  },
  journal: {
    title,
    all: addresses.list,
    one: `${addresses.edit}?note_id=`,
  },
});
