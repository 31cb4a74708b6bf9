import { ownActions } from "../../core/journal/actions";

/** What the journal has of backups besides what is done to anything. */
export const backupActions = ownActions({ download: { eng: "downloaded", tra: "已下載", sim: "已下载" } });
