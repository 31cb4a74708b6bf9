import { History } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "../../../locale/lang-context";
import { formWords } from "../form-words";
import { historyAddress } from "./history-address";

interface HistoryLinkProps {
  type: string;
  id: string;
  /** The name of the entry, where several stand on one screen. */
  of?: string;
}

/** The way from a form to what its entry said before. */
export function HistoryLink({ type, id, of }: HistoryLinkProps) {
  return (
    <Link to={historyAddress(type, id)} className="back-home">
      <History aria-hidden="true" size={18} />
      {useWords(formWords).history}
      {of && <span className="visually-hidden">: {of}</span>}
    </Link>
  );
}
