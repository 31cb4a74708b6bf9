import type { Database } from "../../db/database.server";
import { LANGS } from "../../locale/lang";
import { cleanFileName } from "../../media/file-name.server";
import { mediaRegistry } from "../../media/registry.server";
import type { Content, ContentType } from "../definition";
import type { Field, Fields, Kept } from "../field";
import type { GroupField, GroupsField, LocalizedField } from "./group";
import type { PdfField } from "./media";

type Values = Record<string, unknown>;

/**
 * The content with the names under which its PDFs are downloaded: as it was given, cleaned; else as the file was
 * called when it was uploaded.
 */
export async function namePdfs<T extends ContentType>(
  db: Database,
  type: T,
  content: Content<T>,
): Promise<Content<T>> {
  const named = await namedIn(db, type.shared, content as Values);
  for (const lang of LANGS) named[lang] = await namedIn(db, type.texts, named[lang] as Values);
  return named as Content<T>;
}

async function namedIn(db: Database, fields: Fields, values: Values): Promise<Values> {
  const named = { ...values };
  for (const [name, field] of Object.entries(fields)) named[name] = await namedValue(db, field, named[name]);
  return named;
}

async function namedValue(db: Database, field: Field, value: unknown): Promise<unknown> {
  switch (field.kind) {
    case "pdf":
      return namedPdf(db, value as Kept<PdfField>);
    case "group":
      return namedIn(db, (field as GroupField<Fields>).fields, value as Values);
    case "groups":
    case "alignedGroups": {
      const { fields } = field as unknown as GroupsField<Fields>;
      return Promise.all((value as Values[]).map((each) => namedIn(db, fields, each)));
    }
    case "localized": {
      const { of } = field as LocalizedField<Field>;
      return namedIn(db, Object.fromEntries(LANGS.map((lang) => [lang, of])), value as Values);
    }
    default:
      return value;
  }
}

async function namedPdf(db: Database, { pdfId, originalFilename }: Kept<PdfField>): Promise<Kept<PdfField>> {
  if (pdfId === null) return { pdfId, originalFilename: "" };
  if (originalFilename.trim() !== "") return { pdfId, originalFilename: cleanFileName(originalFilename) };
  const file = await mediaRegistry(db).find(pdfId);
  return { pdfId, originalFilename: file?.original_filename ?? "" };
}
