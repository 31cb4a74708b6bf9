import { Printer } from "lucide-react";
import type { Grant } from "../../../platform/auth/roles";
import type { OutputOf } from "../../../platform/http/contract";
import { plainDay } from "../../../platform/locale/dates";
import { fill, LANG_TAG, type Lang } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import type { invitationsContract } from "../invitations/contract";
import { invitationWords } from "../invitations/words";
import { roleWords } from "../role-words";
import { CopyButton } from "./recovery-codes";
import { ShownOnce } from "./shown-once";

/** An invitation that was made just now, with the address that it goes to by e-mail as well. */
export type MadeInvitation = OutputOf<typeof invitationsContract.invite> & { email: string | undefined };

interface MadeInvitationProps {
  made: MadeInvitation;
  onSeen: () => void;
}

/** Shows a new invitation until it was handed over. The printed sheet is in the language of the person invited. */
export function MadeInvitationBox({ made, onSeen }: MadeInvitationProps) {
  const { name, until, email, link } = made;
  const lang = useLang();
  const words = useWords(invitationWords);
  const leaving = email === undefined ? { title: words.leaveTitle, text: words.leaveText } : undefined;
  return (
    <ShownOnce labelledBy="made-invitation" leaving={leaving}>
      <h2 id="made-invitation">{fill(words.made, { name })}</h2>
      <p>{fill(words.madeNote, { until: plainDay(until, lang) })}</p>
      {email !== undefined && <p>{fill(words.mailed, { email })}</p>}
      <InvitationSheet made={made} />
      <div className="row-actions">
        <CopyButton text={link} label={words.copyLink} />
        <button type="button" className="button button-quiet" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} />
          {words.print}
        </button>
      </div>
      <button type="button" className="button button-main" onClick={onSeen}>
        {words.seen}
      </button>
    </ShownOnce>
  );
}

/** A role in words for the person invited. */
const calledIn = (lang: Lang, { role, types }: Grant): string => {
  const { names, roleForSome } = roleWords[lang];
  return types === null ? names[role] : fill(roleForSome, { role: names[role] });
};

/** The invitation itself, as printed: where to go, and the code. */
function InvitationSheet({
  made: { name, role, types, lang, until, code },
}: Pick<MadeInvitationProps, "made">) {
  const words = invitationWords[lang];
  return (
    <div lang={LANG_TAG[lang]} className="print-alone stack">
      <p className="font-bold">{fill(words.made, { name })}</p>
      <p>{fill(words.steps, { address: `${location.host}/cms/invitation` })}</p>
      <p>
        <code className="text-xl wrap-anywhere select-all">{code}</code>
      </p>
      <p>{fill(words.sheetUntil, { until: plainDay(until, lang), role: calledIn(lang, { role, types }) })}</p>
    </div>
  );
}
