import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { settingsOf } from "../core/config.server";
import type { Feature } from "../core/feature.server";
import { NOTES } from "../core/media/blobs/blob-store.server";
import { fileBlobs } from "../core/media/blobs/file-blobs.server";
import type { MediaStore } from "../core/media/store.server";
import { backupSettings } from "./backup/settings.server";
import { consentsFeature } from "./consents/feature.server";
import type { OpenPlace, PlacesOf } from "./consents/withdrawal/keep-noting.server";
import { addNotes, type NotePlace, readNotes, standing } from "./consents/withdrawal/notes.server";
import { formAddressIn } from "./form-address.server";

/** Consents to all that these features have for visitors. */
export function consents(features: readonly Feature[]): Feature {
  const types = features.flatMap(({ content = [] }) => content);
  return consentsFeature({ types, formAddress: formAddressIn(features) }, placesOf);
}

/** Beside the media files, and where there are nightly backups, beside these. */
const placesOf: PlacesOf = (config) => {
  const { dir } = settingsOf(config, backupSettings);
  const beside: OpenPlace = async ({ media }) => ({ blobs: media.blobs, folder: NOTES });
  return dir === undefined ? [beside] : [beside, () => notesIn(dir)];
};

/** Takes the notes that lie beside a backup to a new place; gives how many withdrawals stand, undefined without notes. */
export async function carryNotes(
  backups: string,
  { blobs }: Pick<MediaStore, "blobs">,
): Promise<number | undefined> {
  const found = await stat(join(backups, NOTES)).catch(() => undefined);
  if (!found) return undefined;
  const notes = await readNotes(await notesIn(backups));
  await addNotes({ blobs, folder: NOTES }, notes);
  return standing(notes).length;
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
