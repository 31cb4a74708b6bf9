import { History } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "../../../locale/lang-context";
import { formWords } from "../form-words";
import { historyAddress } from "./history-address";

/** The way from a form to what its entry said before. */
export function HistoryLink({ type, id }: { type: string; id: string }) {
  return (
    <Link to={historyAddress(type, id)} className="back-home">
      <History aria-hidden="true" size={18} />
      {useWords(formWords).history}
    </Link>
  );
}
