import { Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import type { OutputOf } from "../../../core/api/contract";
import { plainDay } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { LANG_TAG } from "../../../core/locale/lang";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { LeaveGuard } from "../../../core/staff/form/unsaved";
import type { invitationsContract } from "../invitations/contract";
import { invitationWords } from "../invitations/words";
import { roleWords } from "../role-words";
import { CopyButton } from "./recovery-codes";

/** An invitation that was made just now, with the address that it goes to by e-mail as well. */
export type MadeInvitation = OutputOf<typeof invitationsContract.invite> & { email: string | undefined };

interface MadeInvitationProps {
  made: MadeInvitation;
  onSeen: () => void;
}

/** It goes once somebody has handed it over. */
const isUnseen = () => true;

/**
 * Shows an invitation until somebody has handed it over; takes the focus, since there is no second time. What is
 * printed is in the language of who is invited.
 */
export function MadeInvitationBox({ made, onSeen }: MadeInvitationProps) {
  const { name, until, email, link } = made;
  const lang = useLang();
  const words = useWords(invitationWords);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="stack my-4 border-2 border-teal p-4"
      aria-labelledby="made-invitation"
    >
      {email === undefined && (
        <LeaveGuard changed={isUnseen} ofShown={{ title: words.leaveTitle, text: words.leaveText }} />
      )}
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
    </section>
  );
}

/** The invitation itself, as it is printed: where to go, and the code. */
function InvitationSheet({ made: { name, role, lang, until, code } }: Pick<MadeInvitationProps, "made">) {
  const words = invitationWords[lang];
  return (
    <div lang={LANG_TAG[lang]} className="print-alone stack">
      <p className="font-bold">{fill(words.made, { name })}</p>
      <p>{fill(words.steps, { address: `${location.host}/cms/invitation` })}</p>
      <p>
        <code className="text-xl wrap-anywhere select-all">{code}</code>
      </p>
      <p>{fill(words.sheetUntil, { until: plainDay(until, lang), role: roleWords[lang].names[role] })}</p>
    </div>
  );
}
