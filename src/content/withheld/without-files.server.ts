import { withoutFiles } from "../../platform/html/text";
import type { Content, ContentType } from "../definition";
import { mapLeaves } from "../field-paths";

/** The content of an entry without some files, wherever it uses them. */
export const contentWithout = <T extends ContentType>(
  type: T,
  content: Content<T>,
  ids: ReadonlySet<string>,
): Promise<Content<T>> =>
  mapLeaves(type, content, ({ field, value }) => {
    if (field.writing === "rich") return withoutFiles(String(value), ids);
    return field.without ? field.without(value, ids) : value;
  });
