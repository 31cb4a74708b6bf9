import { History, MessageSquareText, MoreHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useWords } from "../../../platform/locale/lang";
import { formWords } from "../../staff/form-words";
import { commentsAddress, historyAddress } from "./history-address";

interface HistoryLinkProps {
  type: string;
  id: string;
  /** The name of the entry, where a screen has several. */
  of?: string;
}

/**
 * Links from a form to the history of its entry, and to its comments where it is the only one on the screen.
 */
export function HistoryLink({ type, id, of }: HistoryLinkProps) {
  const words = useWords(formWords);
  return (
    <>
      <Link to={historyAddress(type, id)} className="back-home">
        <History aria-hidden="true" size={18} />
        {words.history}
        {of && <span className="visually-hidden">: {of}</span>}
      </Link>
      {!of && (
        <Link to={commentsAddress(type, id)} className="back-home">
          <MessageSquareText aria-hidden="true" size={18} />
          {words.comments}
        </Link>
      )}
    </>
  );
}

/** The related links of a form besides the one back: on a phone behind More. */
export function FormLinks({ home, ...of }: HistoryLinkProps & { home: ReactNode }) {
  const { more } = useWords(formWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-quiet screen-more"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <MoreHorizontal aria-hidden="true" size={20} />
        {more}
      </button>
      <div className="screen-links">
        {home}
        <div>
          <HistoryLink {...of} />
        </div>
      </div>
    </>
  );
}
