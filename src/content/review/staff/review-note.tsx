import { MessageSquareText } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { read } from "../../../platform/http/client";
import { staffTime } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { Filled } from "../../../platform/locale/name";
import type { commentsContract, EntryComment } from "../../comments/contract";
import { changesOf, commentsAddress } from "../../revisions/staff/history-address";
import type { Review, reviewContract } from "../contract";
import { reviewWords } from "./words";

interface ReviewNoteProps {
  /** The name of its type. */
  type: string;
  id: string;
  /** Number of the revision that the form shows. */
  version: number;
}

/** Says above a form that its content is pending approval, or was sent back, with the comments. */
export function ReviewNote({ type, id, version }: ReviewNoteProps) {
  const words = useWords(reviewWords);
  const review = useReview({ type, id, version });
  if (!review) return null;
  return (
    <div className="draft-note">
      <p>
        <ReviewState review={review} />
        <Link className="button button-quiet" to={changesOf(review)}>
          {words.changes}
        </Link>
        {review.mayAnswer && review.state === "waiting" && (
          <Link className="button button-quiet" to="/cms/reviews">
            {words.toList}
          </Link>
        )}
      </p>
    </div>
  );
}

function useReview({ type, id, version }: ReviewNoteProps): Review | null {
  const [review, setReview] = useState<Review | null>(null);
  useEffect(() => {
    let isGone = false;
    read<typeof reviewContract.reviews>("/api/reviews", { type, id })
      .then((answer) => {
        if (!isGone) setReview(answer.reviews[0] ?? null);
      })
      .catch(() => undefined); // the form says enough without it
    return () => {
      isGone = true;
    };
  }, [type, id, version]);
  return review;
}

/** The state of a request for approval, with the comments, behind its mark. */
export function ReviewState({ review }: { review: Review }) {
  return (
    <>
      <MessageSquareText aria-hidden="true" size={18} />
      <span>
        <ReviewSentence review={review} />
        <ReviewComments review={review} />
      </span>
    </>
  );
}

/** Who requested the pending approval and when, or who sent it back. */
export function ReviewSentence({ review }: { review: Review }) {
  const words = useWords(reviewWords);
  const lang = useLang();
  const { state, by, at, mine, answeredBy, answeredAt } = review;
  const isReturned = state === "returned";
  const sentence = isReturned
    ? mine
      ? words.returnedMine
      : words.returned
    : mine
      ? words.waitsMine
      : words.waits;
  const time = staffTime((isReturned ? answeredAt : at) ?? at, lang);
  return <Filled sentence={fill(sentence, { time })} names={{ name: by, by: answeredBy ?? "" }} />;
}

/** The comments on it, the last first. */
export function ReviewComments({ review: { comments } }: { review: Pick<Review, "comments"> }) {
  const { says } = useWords(reviewWords);
  return comments.map(({ key, by, text }) => (
    <span key={key} className="review-comment">
      <Filled sentence={says} names={{ name: by, text }} />
    </span>
  ));
}

/** Comments that are read above a form; the rest is on their screen. */
const MOST = 3;

interface CommentsNoteProps {
  type: string;
  id: string;
}

/** The open comments on an entry, above its form, with a field to answer them. */
export function CommentsNote({ type, id }: CommentsNoteProps) {
  const words = useWords(reviewWords);
  const open = useOpen(type, id);
  if (open.length === 0) return null;
  return (
    <div className="draft-note">
      <p>
        <MessageSquareText aria-hidden="true" size={18} />
        <span>
          {open.slice(0, MOST).map(({ key, by, text }) => (
            <span key={key} className="review-comment">
              <Filled sentence={words.says} names={{ name: by, text }} />
            </span>
          ))}
        </span>
        <Link className="button button-quiet" to={commentsAddress(type, id)}>
          {words.answer}
        </Link>
      </p>
    </div>
  );
}

function useOpen(type: string, id: string): readonly EntryComment[] {
  const [open, setOpen] = useState<readonly EntryComment[]>([]);
  useEffect(() => {
    let isGone = false;
    read<typeof commentsContract.comments>("/api/comments", { type, id })
      .then(({ comments }) => {
        if (!isGone) setOpen(comments.filter(({ doneAt, review }) => doneAt === null && !review));
      })
      .catch(() => undefined); // the form says enough without them
    return () => {
      isGone = true;
    };
  }, [type, id]);
  return open;
}
