import { hongKongDay } from "../../core/locale/dates";

const NAME = /^kapok-\d{4}-\d{2}-\d{2}\.(tar\.gz|kapok)$/;

/** What a backup of that day is called; an encrypted one opens with nothing but Kapok. */
export function backupName(day: Date, encrypted: boolean): string {
  return `kapok-${hongKongDay(day)}.${encrypted ? "kapok" : "tar.gz"}`;
}

/** Whether a file is a backup by its name; nothing else is ever removed. */
export const isBackupName = (name: string): boolean => NAME.test(name);
