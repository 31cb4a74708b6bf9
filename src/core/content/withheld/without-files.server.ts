import { LANGS } from "../../locale/lang";
import { withoutFiles } from "../../richtext/text";
import type { Content, ContentType } from "../definition";
import type { Field, Kept } from "../field";
import { mapFields } from "../field-values";
import type { PdfField } from "../kinds/media";

/** The content of an entry without some files, wherever it has them. */
export async function contentWithout<T extends ContentType>(
  type: T,
  content: Content<T>,
  ids: ReadonlySet<string>,
): Promise<Content<T>> {
  const strip = (field: Field, value: unknown) => fieldWithout(field, value, ids);
  const values = content as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const texts = LANGS.map(async (lang) => [lang, await mapFields(type.texts, values[lang] ?? {}, strip)]);
  const shared = await mapFields(type.shared, values, strip);
  return { ...shared, ...Object.fromEntries(await Promise.all(texts)) } as Content<T>;
}

function fieldWithout({ kind, empty, without }: Field, value: unknown, ids: ReadonlySet<string>): unknown {
  const isKept = (id: unknown) => typeof id !== "string" || !ids.has(id);
  switch (kind) {
    case "image":
      return isKept(value) ? value : null;
    case "images":
      return (value as string[]).filter(isKept);
    case "imageSlots":
      return (value as (string | null)[]).map((id) => (isKept(id) ? id : null));
    case "richText":
      return withoutFiles(value as string, ids);
    case "pdf":
      return isKept((value as Kept<PdfField>).pdfId) ? value : empty();
    default:
      return without ? without(value, ids) : value;
  }
}
