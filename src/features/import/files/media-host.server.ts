import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { mediaRegistry } from "../../../media/registry.server";
import { MAX_BYTES, type MediaKind } from "../../../media/uploaded-file";
import type { Database } from "../../../platform/db/database.server";
import { Refusal } from "../../../platform/refusal.server";
import { publicIdPath } from "../convert/old-media";
import { PoliteClient } from "../source/polite-client.server";
import { isWebAddress } from "../source/read-answers.server";

export type FoundFile = { found: Buffer } | "missing" | "tooLarge";

/** Where the files of the old site are. */
export interface MediaHost {
  picture(id: string): Promise<FoundFile>;
  /** The same picture with fewer pixels; undefined where only the one is there. */
  smallerPicture?(id: string): Promise<FoundFile>;
  pdf(id: string): Promise<FoundFile>;
  /** The id of a file that the library has already, where the host knows it by its name there. */
  inLibrary?(kind: MediaKind, name: string): Promise<string | undefined>;
}

/** Bytes of a picture in a folder, which is made smaller here. */
const LARGEST_IN_FOLDER = 5 * MAX_BYTES.image;

/** The host of the old site's files by its address, or a folder laid out like it. @throws {Refusal} for neither */
export async function openMediaHost(media: string, client?: PoliteClient): Promise<MediaHost> {
  if (isWebAddress(media)) return hostAt(media, client);
  const isFolder = await stat(media).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Refusal(`${media} is neither an address nor a folder. Nothing was changed.`);
  return folderAt(media);
}

function hostAt(media: string, client = new PoliteClient(media)): MediaHost {
  const base = media.replace(/[?#].*$/s, "").replace(/\/+$/, "");
  const get = (path: string, most: number) => client.get(`${base}/${path}`, most, (bytes) => bytes);
  return {
    picture: (id) => get(`image/upload/${publicIdPath(id)}`, MAX_BYTES.image),
    smallerPicture: (id) => get(`image/upload/w_4000,c_limit/${publicIdPath(id)}`, MAX_BYTES.image),
    pdf: async (id) => {
      const asImage = `image/upload/fl_attachment/${publicIdPath(withoutPdf(id))}.pdf`;
      const asRaw = `raw/upload/${publicIdPath(id)}`;
      // The id of a raw file has its ending.
      const [first, second] = isPdfName(id) ? [asRaw, asImage] : [asImage, asRaw];
      const found = await get(first, MAX_BYTES.pdf);
      return found === "missing" ? get(second, MAX_BYTES.pdf) : found;
    },
  };
}

const isPdfName = (name: string): boolean => /\.pdf$/i.test(name);
const withoutPdf = (name: string): string => name.replace(/\.pdf$/i, "");
const withoutEnding = (name: string): string => name.replace(/\.\w+$/, "");

function folderAt(folder: string): MediaHost {
  const inFolder = async (resource: "image" | "raw", id: string, isWanted: (name: string) => boolean) => {
    const path = join(folder, resource, "upload", dirname(id));
    const wanted = basename(id).normalize("NFC");
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
    // The id itself before the same with an ending.
    const fits = (name: string) => name === wanted || (isWanted(name) && withoutEnding(name) === wanted);
    const [file] = names
      .filter((name) => fits(name.normalize("NFC")))
      .sort((one, other) => one.length - other.length);
    return file === undefined ? undefined : join(path, file);
  };
  return {
    picture: async (id) => {
      const isPicture = (name: string) => !isPdfName(name);
      return readUpTo(await inFolder("image", id, isPicture), LARGEST_IN_FOLDER);
    },
    pdf: async (id) => {
      const file =
        (await inFolder("image", withoutPdf(id), isPdfName)) ?? (await inFolder("raw", id, isPdfName));
      return readUpTo(file, MAX_BYTES.pdf);
    },
  };
}

async function readUpTo(file: string | undefined, most: number): Promise<FoundFile> {
  if (file === undefined) return "missing";
  const found = await stat(file);
  if (!found.isFile()) return "missing";
  return found.size > most ? "tooLarge" : { found: await readFile(file) };
}

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

/** A media host without any file. */
export const NOWHERE: MediaHost = { picture: async () => "missing", pdf: async () => "missing" };

/** A host whose files may be in the library already, by the names under which they were uploaded. */
export const withLibrary = (host: MediaHost, db: Database): MediaHost => ({
  ...host,
  inLibrary: (kind, name) => mediaRegistry(db).named(name.split("/").at(-1) ?? name, kind),
});
