import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { NOTES } from "../media/blobs/blob-store.server";
import { fileBlobs } from "../media/blobs/file-blobs.server";
import type { MediaStore } from "../media/store.server";
import { settingsOf } from "../platform/config/config.server";
import type { Database } from "../platform/db/database.server";
import type { Deps } from "../platform/deps.server";
import type { Feature } from "../platform/feature.server";
import { backupSettings } from "./backup/settings.server";
import type { SiteContent } from "./consents/entries.server";
import { consentsFeature } from "./consents/feature.server";
import {
  addNotes,
  applyWithdrawals,
  inForce,
  type KnownPlace,
  missingFrom,
  type NotePlace,
  noteOf,
  notesBelow,
  type PlacesOf,
} from "./consents/withdrawal/withdrawal-log.server";
import { withdrawalStore } from "./consents/withdrawal/withdrawals.server";
import { formAddressIn } from "./form-address.server";

export { NOTES };

const contentOf = (features: readonly Feature[]): SiteContent => ({
  types: features.flatMap(({ content = [] }) => content),
  formAddress: formAddressIn(features),
});

/** Consents to all that these features have for visitors. */
export const consents = (features: readonly Feature[]): Feature =>
  consentsFeature(contentOf(features), placesOf);

/** Withdraws again, before the site is served, what was withdrawn since its database was backed up. */
export const applyRecordedWithdrawals = (deps: Deps, features: readonly Feature[]): Promise<void> =>
  applyWithdrawals(deps, contentOf(features), placesOf);

/** Beside the media files, and where there are nightly backups, beside these. */
const placesOf: PlacesOf = (config) => {
  const { dir } = settingsOf(config, backupSettings);
  const media: KnownPlace = {
    open: async ({ media }) => ({ blobs: media.blobs, folder: NOTES }),
    isByBackups: false,
  };
  return dir === undefined ? [media] : [media, { open: () => notesIn(dir), isByBackups: true }];
};

/** The notes that a restore found beside a backup. */
interface CopiedNotes {
  /** Withdrawals that are in force by them. */
  inForce: number;
  /** The files among them that cannot be read. */
  unreadable: string[];
}

/** Copies the notes beside a backup to a new place; undefined where there are none. */
export async function copyNotes(
  backups: string,
  { blobs }: Pick<MediaStore, "blobs">,
): Promise<CopiedNotes | undefined> {
  const folder = join(backups, NOTES);
  const { notes, unreadable } = await notesBelow(folder).catch(() => ({ notes: [], unreadable: [folder] }));
  if (notes.length + unreadable.length === 0) return undefined;
  await addNotes({ blobs, folder: NOTES }, missingFrom([], notes));
  return { inForce: inForce(notes).length, unreadable };
}

/** Writes the notes of all withdrawals beside a backup; returns their number. */
export async function writeNotes(db: Database, backups: string): Promise<number> {
  const notes = (await withdrawalStore(db).all()).map(noteOf);
  if (notes.length > 0) await addNotes(await notesIn(backups), notes);
  return notes.length;
}

/** The notes beside backups. Folders above are not made: what is missing there may be a disk that is not mounted. */
async function notesIn(backups: string): Promise<NotePlace> {
  const folder = join(backups, NOTES);
  for (const each of [backups, folder]) {
    await mkdir(each, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
  return { blobs: await fileBlobs(folder), folder: "notes" };
}
