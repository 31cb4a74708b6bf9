import { localized } from "../locale/lang";
import type { Content, ContentType } from "./definition";
import { emptyOf } from "./fields-of";

/** What an entry says that nobody has saved, and of what was not asked for at its last save. */
export function unsaved<T extends ContentType>({ shared, texts, first }: T): Content<T> {
  return { ...emptyOf(shared), ...localized(() => emptyOf(texts)), ...first } as unknown as Content<T>;
}
