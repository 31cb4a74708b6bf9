import { Undo2, UserPlus } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useChanges } from "../../../platform/http/client";
import { plainDay } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { ActionLabel } from "../../../ui/list/action-label";
import { RecordTable } from "../../../ui/list/record-table";
import { type Invitation, invitationsContract } from "../invitations/contract";
import { invitationWords } from "../invitations/words";
import { InvitationForm } from "./invitation-form";
import { type MadeInvitation, MadeInvitationBox } from "./made-invitation";
import { useGrantName } from "./role-field";

/** The button that opens the form for an invitation, and what it opens: that form, or the invitation just made. */
export function useInviting(mailReady: boolean) {
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
  return {
    button: (
      <button
        type="button"
        className="button button-main"
        aria-expanded={isInviting}
        onClick={() => setInviting(!isInviting)}
      >
        <UserPlus aria-hidden="true" size={18} />
        {words.invite}
      </button>
    ),
    opened: (
      <>
        {made && <MadeInvitationBox key={made.code} made={made} onSeen={() => setMade(null)} />}
        {isInviting && <InvitationForm mailReady={mailReady} onInvited={onInvited} />}
      </>
    ),
  };
}

/** The open invitations, each with a button that withdraws it. */
export function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const words = useWords(invitationWords);
  const lang = useLang();
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
      <div>
        <RecordTable
          label={words.open}
          rows={invitations}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          first={{
            label: words.invitee,
            name: ({ name }) => <b>{name}</b>,
            about: (invitation) => <InvitationFacts invitation={invitation} />,
          }}
          columns={[
            {
              label: words.until,
              className: "entry-table-date",
              isLabelled: true,
              cell: ({ until, over }) => (
                <>
                  {over && <span className="chip">{words.over}</span>}{" "}
                  <time dateTime={until}>{plainDay(until, lang)}</time>
                </>
              ),
            },
          ]}
          actions={{
            label: words.withdraw,
            of: (invitation) => (
              <button type="button" className="button button-quiet" onClick={() => void withdraw(invitation)}>
                <Undo2 aria-hidden="true" size={18} />
                <ActionLabel label={words.withdraw} name={invitation.name} />
              </button>
            ),
          }}
        />
      </div>
    </section>
  );
}

function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const { author, email, mailFailed } = invitation;
  const words = useWords(invitationWords);
  const facts = { role: useGrantName()(invitation), author };
  return (
    <>
      <p className="field-hint">{fill(words.openRow, facts)}</p>
      {email !== null && (
        <p className={mailFailed ? "field-error" : "field-hint"}>
          {fill(mailFailed ? words.mailFailed : words.sentTo, { email })}
        </p>
      )}
    </>
  );
}
