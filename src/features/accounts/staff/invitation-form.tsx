import { useState } from "react";
import type { Grant } from "../../../platform/auth/roles";
import { createClient } from "../../../platform/http/client";
import { fill, LANGS, type Lang } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { SelectField } from "../../../ui/fields/select-field";
import { TextField } from "../../../ui/fields/text-field";
import { INVITATION_DAYS, invitationsContract } from "../invitations/contract";
import { invitationWords } from "../invitations/words";
import { roleWords } from "../role-words";
import type { MadeInvitation } from "./made-invitation";
import { ProofForm } from "./proof-form";
import { RoleField } from "./role-field";

const api = createClient(invitationsContract);

interface InvitationFormProps {
  mailReady: boolean;
  onInvited: (made: MadeInvitation) => Promise<void>;
}

/** Invites a colleague, once somebody has shown again who they are. */
export function InvitationForm({ mailReady, onInvited }: InvitationFormProps) {
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
