import { MessageSquareText } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { read } from "../../../platform/http/client";
import { useWords } from "../../../platform/locale/lang-context";
import { Filled } from "../../../platform/locale/name";
import type { commentsContract, EntryComment } from "../../comments/contract";
import { commentsAddress } from "../../revisions/staff/history-address";
import { reviewWords } from "./words";

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
