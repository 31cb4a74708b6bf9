import { DatabaseBackup } from "lucide-react";
import { screens } from "../../ui/screens";
import { backupActions } from "./actions";

export default screens({
  name: "backup",
  access: "site",
  menu: {
    section: "site",
    links: [
      {
        to: "/cms/backup",
        label: { eng: "Backup", tra: "備份", sim: "备份" },
        icon: DatabaseBackup,
        help: () => import("./staff/help"),
      },
    ],
  },
  home: { site: () => import("./staff/home") },
  journal: {
    title: { eng: "Backup", tra: "備份", sim: "备份" },
    actions: backupActions,
    all: "/cms/backup",
  },
});
