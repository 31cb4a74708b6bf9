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
  /** The revisions that can be brought back. */
  versions: readonly number[];
  /** The address of the entry's form, which opens with it. */
  form: string;
}

/** The controls that bring back revisions; none for those who may not change them. */
interface BringBack {
  /** The buttons for one language. */
  one(lang: Lang): ReactNode;
  /** The buttons for a whole revision, and the error of the last press. */
  all: ReactNode;
}

/** Restores a former revision as a draft, in one language or whole, says what is published, and opens the form. */
export function useBringBack({ type, id, versions, form }: BringBackProps): BringBack {
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
  if (!mayChange || versions.length === 0) return { one: () => null, all: null };
  const buttons = (langs: readonly Lang[], labelOf: (number: number) => string) => (
    <div className="row-actions">
      {versions.map((number) => (
        <button
          key={number}
          type="button"
          className="button button-quiet"
          disabled={saving}
          onClick={() => void bringBack(langs, number)}
        >
          <RotateCcw aria-hidden="true" size={18} />
          {labelOf(number)}
        </button>
      ))}
    </div>
  );
  return {
    one: (each) => buttons([each], (number) => fill(words.restoreOne, { language: staff[each], number })),
    all: (
      <>
        <ProblemSummary problem={problem} labelOf={() => words.version} />
        {buttons(LANGS, (number) => fill(words.restore, { number }))}
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
