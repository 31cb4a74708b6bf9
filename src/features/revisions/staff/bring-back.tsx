import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { contentContract, type EntryRevision } from "../../../content/api/contract";
import { broughtBackState } from "../../../content/revisions/staff/history-address";
import { unpublishedIn } from "../../../content/revisions/unpublished-langs";
import { namesOfLanguages } from "../../../content/staff/publish-words";
import { createClient, useChanges } from "../../../platform/http/client";
import { fill, LANGS, type Lang, useLang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { usePermissions } from "../../../ui/frame/screen";
import { revisionsWords } from "../words";

const api = createClient(contentContract);

interface BringBackProps {
  type: string;
  id: string;
  /** The revision that is brought back; undefined where there is none. */
  version: number | undefined;
  /** The address of the entry's form, which opens with it. */
  form: string;
}

/** The controls that bring back a revision; none for those who may not change it. */
interface BringBack {
  /** The control of one language. */
  one(lang: Lang): ReactNode;
  /** The button for the whole revision, and the error of the last press. */
  all: ReactNode;
}

/** Restores a former revision as a draft, in one language or whole, says what is published, and opens the form. */
export function useBringBack({ type, id, version, form }: BringBackProps): BringBack {
  const words = useWords(revisionsWords);
  const staff = useStaffWords();
  const lang = useLang();
  const changes = useChanges(contentContract);
  const navigate = useNavigate();
  const banner = useBanner();
  const { save, saving, problem } = useSave();
  const { mayChange, isReviewed } = usePermissions();
  const bringBack = (langs: readonly Lang[], number: number) =>
    save(async () => {
      await changes.restore({ type, id, revision: number, langs: [...langs] });
      const entry = await api.read({ type, id });
      banner({ text: restoredText({ number, langs, entry, isReviewed }, lang), ms: 15_000 });
      await navigate(form, { state: broughtBackState(langs) });
    }, langs.join());
  if (!mayChange || version === undefined) return { one: () => null, all: null };
  const button = (label: string, langs: readonly Lang[]) => (
    <button
      type="button"
      className="button button-quiet"
      disabled={saving}
      onClick={() => void bringBack(langs, version)}
    >
      <RotateCcw aria-hidden="true" size={18} />
      {fill(label, { number: version })}
    </button>
  );
  return {
    one: (each) => button(fill(words.restoreOne, { language: staff[each], number: version }), [each]),
    all: (
      <>
        <ProblemSummary problem={problem} labelOf={() => fill(words.versionNumber, { number: version })} />
        <p className="list-filters">{button(words.restore, LANGS)}</p>
      </>
    ),
  };
}

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
