import { ownActions } from "../../platform/journal/actions";

/** The journal's actions of backups, besides those on anything. */
export const backupActions = ownActions({ download: { eng: "downloaded", tra: "已下載", sim: "已下载" } });
