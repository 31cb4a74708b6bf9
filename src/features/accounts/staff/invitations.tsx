import { Undo2, UserPlus } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useChanges } from "../../../platform/http/client";
import { plainDay } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/fill";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { ProblemSummary } from "../../../ui/form/problem-summary";
import { useSave } from "../../../ui/form/use-save";
import { useBanner } from "../../../ui/frame/banner";
import { ActionLabel } from "../../../ui/list/action-label";
import { type Invitation, invitationsContract, type OpenInvitations as Open } from "../invitations/contract";
import { invitationWords } from "../invitations/words";
import { InvitationForm } from "./invitation-form";
import { type MadeInvitation, MadeInvitationBox } from "./made-invitation";
import { useGrantName } from "./role-field";

/**
 * The invitations: those that nobody has taken up, with the way to withdraw them, the one made just now, and
 * a form for another.
 */
export function Invitations({ invitations, mailReady }: Open) {
  const words = useWords(invitationWords);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const [isInviting, setInviting] = useState(false);
  const onInvited = async (invitation: MadeInvitation) => {
    setMade(invitation);
    setInviting(false);
    banner({ text: words.invited, names: { name: invitation.name } });
    await revalidate();
  };
  return (
    <>
      {made && <MadeInvitationBox key={made.code} made={made} onSeen={() => setMade(null)} />}
      {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
      <p className="my-4">
        <button
          type="button"
          className="button button-main"
          aria-expanded={isInviting}
          onClick={() => setInviting(!isInviting)}
        >
          <UserPlus aria-hidden="true" size={18} />
          {words.invite}
        </button>
      </p>
      {isInviting && <InvitationForm mailReady={mailReady} onInvited={onInvited} />}
    </>
  );
}

function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const words = useWords(invitationWords);
  const changes = useChanges(invitationsContract);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const withdraw = ({ id, name }: Invitation) =>
    save(async () => {
      await changes.withdrawInvitation({ id });
      banner({ text: words.withdrawn, names: { name } });
      await revalidate();
    });
  return (
    <section className="staff-section" aria-labelledby="invitations-heading">
      <h2 id="invitations-heading" className="mb-2">
        {words.open}
      </h2>
      <ProblemSummary problem={problem} labelOf={(path) => path} />
      <ul className="row-list">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="row">
            <InvitationFacts invitation={invitation} />
            <button type="button" className="button button-quiet" onClick={() => void withdraw(invitation)}>
              <Undo2 aria-hidden="true" size={18} />
              <ActionLabel label={words.withdraw} name={invitation.name} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const { name, until, author, over, email, mailFailed } = invitation;
  const lang = useLang();
  const words = useWords(invitationWords);
  const facts = { role: useGrantName()(invitation), until: plainDay(until, lang), author };
  return (
    <div className="row-text">
      <p>
        <strong>{name}</strong>
      </p>
      <p className="field-hint">{fill(over ? words.overRow : words.openRow, facts)}</p>
      {email !== null && (
        <p className={mailFailed ? "field-error" : "field-hint"}>
          {fill(mailFailed ? words.mailFailed : words.sentTo, { email })}
        </p>
      )}
    </div>
  );
}
