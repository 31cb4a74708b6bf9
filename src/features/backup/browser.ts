import { DatabaseBackup } from "lucide-react";
import { createClient } from "../../core/api/client";
import { localized } from "../../core/locale/lang";
import { screens } from "../../core/screens";
import { backupContract } from "./contract";
import { backupWords } from "./words";

const api = createClient(backupContract);

/** Says so on the home menu when nightly backups are set up and something is wrong with them. */
async function troubled() {
  const { nightly } = await api.status({});
  const wrong = nightly && (nightly.failed || nightly.late || isIncomplete(nightly.made));
  return wrong ? localized((lang) => backupWords[lang].troubled) : undefined;
}

const isIncomplete = (made: { missing: number; unreadable: number } | null) =>
  made !== null && made.missing + made.unreadable > 0;

const title = localized((lang) => backupWords[lang].title);

export default screens({
  name: "backup",
  menu: {
    section: "site",
    links: [{ to: "/cms/backup", label: title, icon: DatabaseBackup, news: troubled }],
  },
  firstSteps: [
    {
      to: "/cms/backup",
      text: {
        eng: "Set a folder for nightly backups",
        tra: "設定每晚備份的資料夾",
        sim: "设置每晚备份的文件夹",
      },
      done: async () => (await api.status({})).nightly !== null,
    },
  ],
  journal: {
    title: { eng: "Backup", tra: "備份", sim: "备份" },
    actions: { download: { eng: "downloaded", tra: "已下載", sim: "已下载" } },
    all: "/cms/backup",
  },
});
