import { requireImages, requirePdfs } from "../media/registry.server";
import type { Database } from "../platform/db/database.server";
import type { Content, ContentType } from "./definition";
import type { MediaUse } from "./field";
import { mediaOf } from "./field-values";
import { namePdfs } from "./kinds/name-pdfs.server";
import type { Prepared } from "./prepare.server";
import { deriveTexts } from "./store/derived.server";

/**
 * The content to store, once its files are known to exist.
 * @throws {Problem} 400 with the path of each file that does not exist, or is of another kind.
 */
export async function withMedia<T extends ContentType>(
  db: Database,
  type: T,
  content: Content<T>,
  prepared: Prepared | undefined,
  path: string,
): Promise<Content<T>> {
  await requireMedia(db, mediaIn(type, content, prepared), path);
  return namePdfs(db, type, content);
}

function mediaIn(
  type: ContentType,
  content: Content<ContentType>,
  prepared: Prepared | undefined,
): MediaUse[] {
  return [...mediaOf(type.shared, content, ""), ...(prepared ?? deriveTexts(type, content)).media];
}

/** @throws {Problem} 400 with the path of each file that is not there, or of another kind. */
async function requireMedia(db: Database, uses: readonly MediaUse[], path: string): Promise<void> {
  const of = (kind: MediaUse["kind"]) =>
    uses.filter((use) => use.kind === kind).map((use) => ({ id: use.id, path: `${path}${use.path}` }));
  await requireImages(db, of("image"));
  await requirePdfs(db, of("pdf"));
}
