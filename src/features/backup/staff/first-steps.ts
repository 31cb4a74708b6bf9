import { createClient } from "../../../core/api/client";
import type { FirstStep } from "../../../core/staff/frame/first-step";
import { backupContract } from "../contract";

const api = createClient(backupContract);

export const backupSteps: readonly FirstStep[] = [
  {
    to: "/cms/backup",
    text: {
      eng: "Set a folder for nightly backups",
      tra: "設定每晚備份的資料夾",
      sim: "设置每晚备份的文件夹",
    },
    done: async () => (await api.status({})).nightly !== null,
  },
];
