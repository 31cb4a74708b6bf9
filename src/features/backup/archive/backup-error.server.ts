import { Refusal } from "../../../core/process/refusal.server";

/** Why a backup cannot be made or restored, in words for whoever asked for it. */
export class BackupError extends Refusal {}

export const DAMAGED = "The backup is damaged or cut short";

/** The file of a backup to be is there already, whole or being written. */
export class BackupExistsError extends BackupError {}
