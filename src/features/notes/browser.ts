import { Mails } from "lucide-react";
import { screens } from "../../core/screens";
import { noteAddresses } from "./staff/addresses";

export default screens({
  name: "notes",
  content: [{ addresses: noteAddresses, load: () => import("./staff/screens") }],
  menu: {
    section: "about",
    links: [
      {
        to: "/cms/manageappreciation",
        label: { eng: "Manage Notes", tra: "管理感謝信", sim: "管理感谢信" },
        icon: Mails,
        help: () => import("./staff/help"),
        within: [
          { to: "/cms/newappreciation", label: { eng: "Add Note", tra: "新增感謝信", sim: "添加感谢信" } },
          { to: "/cms/EditAppreciation" },
        ],
      },
    ],
  },
  find: () => import("./staff/find"),
  journal: {
    title: { eng: "Notes of appreciation", tra: "感謝信", sim: "感谢信" },
    all: "/cms/manageappreciation",
    one: "/cms/EditAppreciation?note_id=",
  },
});
