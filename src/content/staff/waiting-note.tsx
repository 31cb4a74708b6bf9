import { EyeOff } from "lucide-react";
import { useLang, useWords } from "../../platform/locale/lang-context";
import { usePermissions } from "../../ui/frame/permissions";
import type { Scheduled } from "../listed-entry";
import { useApprovalRequested } from "../review/staff/use-approval-requested";
import { reviewWords } from "../review/staff/words";
import type { Waiting } from "../revisions/unpublished-langs";
import { ScheduledLine } from "../schedule/staff/scheduled-line";
import { publishWords, waitingText } from "./publish-words";
import { usePublish } from "./use-publish";

interface WaitingNoteProps {
  /** The name of its type. */
  type: string;
  id: string;
  waiting: Waiting | null;
  scheduled?: readonly Scheduled[] | undefined;
}

/**
 * Says below an entry of a list which changes visitors do not get yet, with a button that publishes them, and
 * what is scheduled.
 */
export function WaitingNote({ waiting, scheduled = [], ...of }: WaitingNoteProps) {
  return (
    <>
      {waiting && <NotPublished {...of} waiting={waiting} />}
      {scheduled.map((each) => (
        <ScheduledLine key={each.key} {...of} scheduled={each} />
      ))}
    </>
  );
}

function NotPublished({ type, id, waiting }: Omit<WaitingNoteProps, "scheduled"> & { waiting: Waiting }) {
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
