import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { MAX_BYTES } from "../../../media/uploaded-file";
import { Refusal } from "../../../platform/refusal.server";
import { publicIdPath } from "../convert/old-media";
import { PoliteClient } from "../source/polite-client.server";
import { isWebAddress } from "../source/read-answers.server";
import type { FoundFile, MediaHost } from "./media-host.server";

/** Where a site that has its files itself may have them below its own address, or a copy of it below a folder. */
const PLACES = ["wp-content/uploads", "content/images", "content/files", "uploads", "images"];

/**
 * The pictures and PDFs of a site by its address, or by a folder.
 * @param isWhole whether the address is that of the uploads themselves
 * @throws {Refusal} for neither
 */
export async function openUploads(media: string, isWhole: boolean): Promise<MediaHost> {
  if (isWebAddress(media)) return uploadsAt(media, isWhole);
  const isFolder = await stat(media).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Refusal(`${media} is neither an address nor a folder. Nothing was changed.`);
  return uploadsIn(media);
}

function uploadsAt(media: string, isWhole: boolean): MediaHost {
  const client = new PoliteClient(media);
  const base = media.replace(/[?#].*$/s, "").replace(/\/+$/, "");
  const isPlace = isWhole || PLACES.some((place) => base.endsWith(`/${place}`));
  const files = base.endsWith("/content/images") ? [base.replace(/images$/, "files")] : [];
  const bases = isPlace ? [base, ...files] : PLACES.slice(0, 3).map((place) => `${base}/${place}`);
  const get = async (id: string, most: number): Promise<FoundFile> => {
    for (const each of bases) {
      const found = await client.get(`${each}/${publicIdPath(id)}`, most, (bytes) => bytes);
      if (found !== "missing") return found;
    }
    return "missing";
  };
  return { picture: (id) => get(id, MAX_BYTES.image), pdf: (id) => get(id, MAX_BYTES.pdf) };
}

/** Bytes of a picture in a folder, which is made smaller here. */
const LARGEST_PICTURE = 5 * MAX_BYTES.image;

function uploadsIn(folder: string): MediaHost {
  const read = async (id: string, most: number): Promise<FoundFile> => {
    for (const place of ["", ...PLACES]) {
      const file = await fileAt(join(folder, place, dirname(id)), basename(id));
      if (file === undefined) continue;
      const found = await stat(file);
      return found.size > most ? "tooLarge" : { found: await readFile(file) };
    }
    return "missing";
  };
  return { picture: (id) => read(id, LARGEST_PICTURE), pdf: (id) => read(id, MAX_BYTES.pdf) };
}

/** A file by its name, in whichever form of Unicode the folder has it. */
async function fileAt(folder: string, name: string): Promise<string | undefined> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const wanted = name.normalize("NFC");
  const found = entries.find((entry) => entry.isFile() && entry.name.normalize("NFC") === wanted);
  return found && join(folder, found.name);
}
