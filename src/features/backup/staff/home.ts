import { read } from "../../../platform/http/client";
import { localized } from "../../../platform/locale/lang";
import { homeParts } from "../../../ui/frame/home-parts";
import type { backupContract } from "../contract";

/** Apart from the other words of the feature, which the home does not need. */
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

export default homeParts({
  waiting,
  firstSteps: async () => {
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
  },
});
