import { DatabaseBackup } from "lucide-react";
import { screens } from "../../core/screens";

export default screens({
  name: "backup",
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
  home: () => import("./staff/home"),
  journal: {
    title: { eng: "Backup", tra: "備份", sim: "备份" },
    actions: { download: { eng: "downloaded", tra: "已下載", sim: "已下载" } },
    all: "/cms/backup",
  },
});
