import { Problem } from "../../platform/http/problem";
import { LANGS, type Lang } from "../../platform/locale/lang";
import type { AnyContent, Content, ContentType } from "../definition";
import { wholeContent } from "../field";
import { altsIn, PICTURE_ALTS, withAlts } from "../pictures/picture-alts";
import { contentProblems } from "../problems.server";
import { unpublishedIn, waitingOf, withoutUnpublished } from "../revisions/unpublished-langs";
import { isRight } from "../schemas";
import { allMediaOf, type EntryState } from "./derived.server";

/** The content as a revision stores it: with every field, and without words for pictures that it does not have. */
export function storedContent<T extends ContentType>(type: T, content: Content<T>): Content<T> {
  if (!(PICTURE_ALTS in content)) return wholeContent(type, content);
  const pictures = new Set(allMediaOf(type, content).map(({ id }) => id));
  return wholeContent(type, withAlts(content, altsIn(content), pictures));
}

/** The content that a save publishes; undefined where it publishes none, and visitors get the former one. */
export function forVisitors<T extends ContentType>(
  type: T,
  content: Content<T>,
  before: Pick<EntryState<T>, "visible"> | undefined,
  unpublishedLangs: readonly Lang[] = [],
): Content<T> | undefined {
  if (unpublishedLangs.length === 0) return content;
  if (LANGS.every((lang) => unpublishedLangs.includes(lang))) return undefined;
  const visible = withoutUnpublished(type, content, before?.visible, unpublishedLangs);
  return isRight(type, visible as AnyContent) ? visible : undefined;
}

/**
 * The published content after publishing the newest in these languages, and the languages that are not
 * changed; undefined where there is nothing to publish.
 * @throws {Problem} 400 at `path` where visitors would not have what every entry of the type needs
 */
export function requirePublishable<T extends ContentType>(
  type: T,
  entry: EntryState<T>,
  langs: readonly Lang[],
  path: string,
): { unpublishedLangs: Lang[]; shown: Content<T> } | undefined {
  const { newest, visible } = entry;
  const waiting = waitingOf(type, newest as AnyContent, visible as AnyContent | undefined);
  if (!waiting) return undefined;
  const unpublishedLangs = unpublishedIn(waiting).filter((lang) => !langs.includes(lang));
  const shown = forVisitors(type, newest, entry, unpublishedLangs);
  // A draft that was imported may lack what a save asks for.
  if (shown && isRight(type, shown as AnyContent)) return { unpublishedLangs, shown };
  throw new Problem(400, "invalid", { errors: [{ path, says: contentProblems.nothingToPublish }] });
}
