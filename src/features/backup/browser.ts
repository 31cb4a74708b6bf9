import { DatabaseBackup } from "lucide-react";
import { read } from "../../platform/http/client";
import { localized } from "../../platform/locale/lang";
import { screens } from "../../ui/screens";
import { backupActions } from "./actions";
import type { backupContract } from "./contract";

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
  home: { site: { waiting, firstSteps } },
  journal: {
    title: { eng: "Backup", tra: "備份", sim: "备份" },
    actions: backupActions,
    all: "/cms/backup",
  },
});

/** Words of the home. */
const WORDS = {
  eng: { troubled: "Needs attention" },
  tra: { troubled: "需要留意" },
  sim: { troubled: "需要留意" },
};

/** Nightly backups that are set up and went wrong. */
async function waiting() {
  const { nightly } = await read<typeof backupContract.status>("/api/backup", {});
  const wrong = nightly && (nightly.failed || nightly.late || isIncomplete(nightly.made));
  return wrong
    ? { somebody: false, to: "/cms/backup", found: localized((lang) => WORDS[lang].troubled) }
    : undefined;
}

const isIncomplete = (made: { missing: number; unreadable: number } | null) =>
  made !== null && made.missing + made.unreadable > 0;

async function firstSteps() {
  const { nightly } = await read<typeof backupContract.status>("/api/backup", {});
  return [
    {
      to: "/cms/backup",
      text: {
        eng: "Set a folder for nightly backups",
        tra: "設定每晚備份的資料夾",
        sim: "设置每晚备份的文件夹",
      },
      isDone: nightly !== null,
    },
  ];
}
