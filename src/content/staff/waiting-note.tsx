import { EyeOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { read, useChanges } from "../../platform/http/client";
import { type Lang, useLang, useWords } from "../../platform/locale/lang";
import { useSave } from "../../ui/form/form";
import { useBanner } from "../../ui/frame/banner";
import { usePermissions } from "../../ui/frame/screen";
import { contentContract } from "../api/contract";
import type { Scheduled } from "../listed-entry";
import type { Review, reviewContract } from "../review/contract";
import { reviewWords } from "../review/staff/words";
import type { Waiting } from "../revisions/unpublished-langs";
import { ScheduledLine } from "../schedule/staff/scheduled-line";
import { publishWords, waitingText } from "./publish-words";

interface WaitingNoteProps {
  /** The name of its type. */
  type: string;
  id: string;
  waiting: Waiting | null;
  scheduled?: readonly Scheduled[] | undefined;
  /** The languages in which it has text. */
  worded: readonly Lang[];
}

/**
 * Says below an entry of a list which changes visitors do not get yet, with a button that publishes them, and
 * what is scheduled.
 */
export function WaitingNote({ waiting, scheduled = [], worded, ...of }: WaitingNoteProps) {
  return (
    <>
      {waiting && <NotPublished {...of} waiting={waiting} />}
      {scheduled.map((each) => (
        <ScheduledLine key={each.key} {...of} scheduled={each} worded={worded} />
      ))}
    </>
  );
}

function NotPublished({ type, id, waiting }: Pick<WaitingNoteProps, "type" | "id"> & { waiting: Waiting }) {
  const lang = useLang();
  const words = useWords(publishWords);
  const { mayChange, isReviewed, usesApprovals } = usePermissions();
  const asking = useWords(reviewWords);
  const isAsked = useApprovalRequested(isReviewed || usesApprovals, { type, id }, waiting);
  const { publish, problem } = usePublish(type, isReviewed ? asking.askedNow : undefined);
  return (
    <div className="waiting-note">
      <EyeOff aria-hidden="true" size={16} />
      <span>{waitingText(waiting, lang)}</span>
      {isAsked && <span>{asking.askedNow}</span>}
      {mayChange && (!isReviewed || isAsked === false) && (
        <button type="button" className="button button-quiet" onClick={() => void publish(id)}>
          {isReviewed ? asking.askNow : words.publishNow}
        </button>
      )}
      {problem && (
        <span role="alert">{problem.kind === "refused" ? problem.message : words.notPublished}</span>
      )}
    </div>
  );
}

/** One request for the reviews, shared by the entries of a list. */
let pending: Promise<readonly Review[]> | undefined;

function readReviewsOnce(): Promise<readonly Review[]> {
  pending ??= read<typeof reviewContract.reviews>("/api/reviews", {})
    .then(({ reviews }) => reviews)
    .finally(() => {
      pending = undefined;
    });
  return pending;
}

/**
 * Whether an administrator has been asked to publish an entry; undefined until that is known.
 * @param asks false where no approval is needed
 * @param waiting the entry's pending revision: a change of it reloads
 */
function useApprovalRequested(
  asks: boolean,
  { type, id }: { type: string; id: string },
  waiting: object,
): boolean | undefined {
  const [isRequested, setAsked] = useState<boolean>();
  useEffect(() => {
    if (!asks) return;
    let isGone = false;
    const say = (said: boolean) => !isGone && setAsked(said);
    readReviewsOnce().then(
      (reviews) =>
        say(reviews.some((each) => each.type === type && each.id === id && each.state === "waiting")),
      () => say(false),
    );
    return () => {
      isGone = true;
    };
  }, [asks, type, id, waiting]);
  return isRequested;
}

/**
 * A function that publishes the newest revision of an entry, shows a banner and reloads the screen.
 * @param said the banner, where approval is requested instead
 */
export function usePublish(type: string, said?: string) {
  const changes = useChanges(contentContract);
  const banner = useBanner();
  const words = useWords(publishWords);
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const publish = (id: string) =>
    save(async () => {
      await changes.publish({ type, id });
      banner({ text: said ?? words.published, saved: true });
      await revalidate();
    }, id);
  return { publish, problem };
}
