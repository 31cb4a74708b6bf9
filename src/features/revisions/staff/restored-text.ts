import type { EntryRevision } from "../../../content/api/contract";
import { unpublishedIn } from "../../../content/revisions/unpublished-langs";
import { namesOfLanguages } from "../../../content/staff/publish-words";
import { fill, LANGS, type Lang } from "../../../platform/locale/lang";
import { revisionsWords } from "../words";

interface Restored {
  /** The number of the former revision. */
  number: number;
  langs: readonly Lang[];
  /** The entry as it is now. */
  entry: Pick<EntryRevision, "published" | "waiting">;
  /** True for somebody who may not publish. */
  isReviewed: boolean;
}

/** What was restored, which languages are published and which not, and how to publish it. */
export function restoredText({ number, langs, entry, isReviewed }: Restored, lang: Lang): string {
  const words = revisionsWords[lang];
  const { published, waiting } = entry;
  const isPublic = LANGS.filter((each) => published[each] !== null);
  const revision = isPublic.map((each) => published[each]).at(0);
  const names = (some: readonly Lang[]) => ({ languages: namesOfLanguages(some, lang) });
  const notPublic = waiting ? unpublishedIn(waiting) : [];
  const sentences = [
    fill(words.restored, { ...names(langs), number }),
    ...(notPublic.length > 0 ? [fill(words.notPublic, names(notPublic))] : []),
    ...(waiting && notPublic.length === 0 ? [words.changesNotPublic] : []),
    revision === undefined || revision === null
      ? words.nothingPublic
      : fill(words.publicNow, { ...names(isPublic), number: revision }),
    ...(waiting ? [isReviewed ? words.toAsk : words.toPublish] : []),
  ];
  return sentences.join(words.sentenceGap);
}
