import { Link } from "react-router";
import { mayRead } from "../../../platform/auth/roles";
import { useWords } from "../../../platform/locale/lang";
import { type BackLink, backLinkState } from "../../../ui/frame/back-link";
import { usePermissions } from "../../../ui/frame/screen";
import { SetupNote } from "../../../ui/list/setup-note";
import { receiptsWords } from "../words";

/** The field in which an administrator enters the IRD file number. */
const FILE_NUMBER_FIELD = "/cms/site?field=registrationReference";

/** There is no IRD file number yet; administrators get a link to where it is entered, which leads back by `backLink`. */
export function Lacking({ backLink, isOpen }: { backLink: BackLink; isOpen?: boolean }) {
  const words = useWords(receiptsWords);
  const mayEnter = mayRead(usePermissions().role, "site");
  return (
    <SetupNote title={words.numberMissing} isOpen={isOpen}>
      <b>{words.notPossible}</b> {mayEnter ? words.notPossibleYours : words.notPossibleText}{" "}
      {mayEnter && (
        <Link to={FILE_NUMBER_FIELD} state={backLinkState(backLink)}>
          {words.enterNumber}
        </Link>
      )}
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
