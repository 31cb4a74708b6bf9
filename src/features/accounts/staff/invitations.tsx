import { Printer, Undo2, UserPlus } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Grant } from "../../../platform/auth/roles";
import { createClient, useChanges } from "../../../platform/http/client";
import type { OutputOf } from "../../../platform/http/contract";
import { plainDay } from "../../../platform/locale/format";
import { fill, LANG_TAG, LANGS, type Lang, useLang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { SelectField } from "../../../ui/fields/select-field";
import { TextField } from "../../../ui/fields/text-field";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { ActionLabel } from "../../../ui/list/action-label";
import { RecordTable } from "../../../ui/list/record-table";
import { INVITATION_DAYS, type Invitation, invitationsContract } from "../invitations/contract";
import { invitationWords } from "../invitations/words";
import { roleWords } from "../role-words";
import { ProofForm } from "./proof-form";
import { CopyButton } from "./recovery-codes";
import { RoleField, useGrantName } from "./role-field";
import { ShownOnce } from "./shown-once";

/** The button that opens the form for an invitation, and what it opens: that form, or the invitation just made. */
export function useInviting(mailReady: boolean) {
  const words = useWords(invitationWords);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const [form, setForm] = useState<"none" | "open" | "folded">("none");
  const isInviting = form === "open";
  const onInvited = async (invitation: MadeInvitation) => {
    setMade(invitation);
    setForm("none");
    banner({ text: words.invited, names: { name: invitation.name } });
    await revalidate();
  };
  return {
    button: (
      <button
        type="button"
        className="button button-main"
        aria-expanded={isInviting}
        onClick={() => setForm(isInviting ? "folded" : "open")}
      >
        <UserPlus aria-hidden="true" size={18} />
        {words.invite}
      </button>
    ),
    opened: (
      <>
        {made && <MadeInvitationBox key={made.code} made={made} onSeen={() => setMade(null)} />}
        {form !== "none" && (
          // Folded, it keeps what was typed.
          <div hidden={!isInviting}>
            <InvitationForm mailReady={mailReady} onInvited={onInvited} />
          </div>
        )}
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

const api = createClient(invitationsContract);

interface InvitationFormProps {
  mailReady: boolean;
  onInvited: (made: MadeInvitation) => Promise<void>;
}

/** Invites a colleague, once somebody has shown again who they are. */
function InvitationForm({ mailReady, onInvited }: InvitationFormProps) {
  const words = useWords(invitationWords);
  const staff = useStaffWords();
  const { types } = useWords(roleWords);
  const [name, setName] = useState("");
  const [grant, setGrant] = useState<Grant>({ role: "writer", types: null });
  const [lang, setLang] = useState<Lang>(useLang());
  const [days, setDays] = useState("7");
  const [email, setEmail] = useState("");
  const invite: Parameters<typeof ProofForm>[0]["onSubmit"] = async ({ password, shown }) => {
    const to = email.trim() || undefined;
    const good = INVITATION_DAYS.find((each) => String(each) === days);
    const made = await api.invite({
      name,
      ...grant,
      lang,
      days: good,
      email: to,
      password,
      ...shown,
    });
    await onInvited({ ...made, email: to });
  };
  return (
    <section className="staff-section" aria-label={words.invite}>
      <p>{words.inviteIntro}</p>
      <ProofForm
        prefix="invite"
        asks={["password", "factor"]}
        submitLabel={words.send}
        labels={{ name: words.name, email: words.email, types }}
        onSubmit={invite}
      >
        {(errorsAt) => (
          <>
            <TextField
              label={words.name}
              path="invite.name"
              autoComplete="off"
              value={name}
              onChange={setName}
              errors={errorsAt("name")}
            />
            <RoleField path="invite.role" value={grant} onChange={setGrant} errors={errorsAt("types")} />
            <SelectField
              label={words.language}
              path="invite.lang"
              value={lang}
              options={LANGS.map((each) => [each, staff[each]] as const)}
              onChange={setLang}
            />
            <DaysField value={days} onChange={setDays} />
            {mailReady ? (
              <TextField
                label={words.email}
                path="invite.email"
                inputMode="email"
                autoComplete="off"
                value={email}
                onChange={setEmail}
                errors={errorsAt("email")}
              />
            ) : (
              <p className="field-hint">{words.mailNotReady}</p>
            )}
          </>
        )}
      </ProofForm>
    </section>
  );
}

/** The days that the invitation is good for. */
function DaysField({ value, onChange }: { value: string; onChange: (days: string) => void }) {
  const words = useWords(invitationWords);
  const options = INVITATION_DAYS.map(
    (days) => [String(days), days === 1 ? words.oneDay : fill(words.manyDays, { days })] as const,
  );
  return (
    <SelectField label={words.days} path="invite.days" value={value} options={options} onChange={onChange} />
  );
}

/** An invitation that was made just now, with the address that it goes to by e-mail as well. */
type MadeInvitation = OutputOf<typeof invitationsContract.invite> & { email: string | undefined };

interface MadeInvitationProps {
  made: MadeInvitation;
  onSeen: () => void;
}

/** Shows a new invitation until it was handed over. The printed sheet is in the language of the person invited. */
function MadeInvitationBox({ made, onSeen }: MadeInvitationProps) {
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
      <p className="hidden font-bold print:block">{fill(words.made, { name })}</p>
      <p>{fill(words.steps, { address: `${location.host}/cms/invitation` })}</p>
      <p>
        <code className="text-xl wrap-anywhere select-all">{code}</code>
      </p>
      <p>{fill(words.sheetUntil, { until: plainDay(until, lang), role: calledIn(lang, { role, types }) })}</p>
    </div>
  );
}
