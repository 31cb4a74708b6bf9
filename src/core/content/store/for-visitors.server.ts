import { LANGS, type Lang } from "../../locale/lang";
import type { AnyContent, Content, ContentType } from "../definition";
import { altsIn, PICTURE_ALTS } from "../own-alts";
import { withAlts } from "../pictures/picture-alts";
import { isRight } from "../schemas";
import { withoutKeptBack } from "../versions/kept-back";
import { allMediaOf, type Standing } from "./derived.server";

/** The content without what it says of pictures that it does not have. */
export function ofOwnPictures<T extends ContentType>(type: T, content: Content<T>): Content<T> {
  if (!(PICTURE_ALTS in content)) return content;
  return withAlts(content, altsIn(content), new Set(allMediaOf(type, content).map(({ id }) => id)));
}

/** The content that a save gives to visitors; undefined where it gives them none, and they keep what they have. */
export function forVisitors<T extends ContentType>(
  type: T,
  content: Content<T>,
  before: Pick<Standing<T>, "visible"> | undefined,
  keepBack: readonly Lang[] = [],
): Content<T> | undefined {
  if (keepBack.length === 0) return content;
  if (LANGS.every((lang) => keepBack.includes(lang))) return undefined;
  const visible = withoutKeptBack(type, content, before?.visible, keepBack);
  return isRight(type, visible as AnyContent) ? visible : undefined;
}
