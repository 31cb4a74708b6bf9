import { Link } from "react-router";
import { useWords } from "../../../platform/locale/lang";
import { SetupNote } from "../../../ui/list/setup-note";
import { receiptsWords } from "../words";

/** The field in which an administrator enters the IRD file number. */
export const FILE_NUMBER_FIELD = "/cms/site?field=registrationReference";

/** There is no IRD file number yet; `to` is where an administrator enters it. */
export function Lacking({ to, isOpen }: { to: string | undefined; isOpen?: boolean }) {
  const words = useWords(receiptsWords);
  return (
    <SetupNote title={words.numberMissing} isOpen={isOpen}>
      <b>{words.notPossible}</b> {to === undefined ? words.notPossibleText : words.notPossibleYours}{" "}
      {to !== undefined && <Link to={to}>{words.enterNumber}</Link>}
    </SetupNote>
  );
}

/** E-mail is not set up, so nobody waits for what does not come. */
export function MailMissing() {
  const words = useWords(receiptsWords);
  return (
    <SetupNote title={words.mailMissing}>
      {words.mailMissingText} <Link to="/cms/messages">{words.mailState}</Link>
    </SetupNote>
  );
}
