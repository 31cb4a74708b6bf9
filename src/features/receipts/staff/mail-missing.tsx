import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "../../../core/locale/use-words";
import { receiptsWords } from "../words";

/** That no e-mail leaves, so that nobody waits for a receipt that was never sent. */
export function MailMissing() {
  const words = useWords(receiptsWords);
  return (
    <div className="mb-6 flex gap-3 rounded-xl border-2 border-kapok p-4">
      <TriangleAlert aria-hidden="true" size={24} className="flex-none" />
      <div>
        <h2>{words.mailMissing}</h2>
        <p>{words.mailMissingText}</p>
        <Link to="/cms/messages" className="inline-flex min-h-12 items-center">
          {words.mailState}
        </Link>
      </div>
    </div>
  );
}
