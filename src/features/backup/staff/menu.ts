import { DatabaseBackup } from "lucide-react";
import { createClient } from "../../../core/api/client";
import { localized } from "../../../core/locale/lang";
import type { StaffMenu } from "../../../core/staff/frame/menu";
import { backupContract } from "../contract";
import { backupWords } from "../words";

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

export const backupMenu: StaffMenu = [
  { to: "/cms/backup", label: title, icon: DatabaseBackup, news: troubled },
];
