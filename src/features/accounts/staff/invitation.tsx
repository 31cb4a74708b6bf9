import { useEffect, useEffectEvent, useState } from "react";
import { createClient } from "../../../platform/http/client";
import type { OutputOf } from "../../../platform/http/contract";
import { plainDay } from "../../../platform/locale/format";
import { fill, LANG_TAG, langCookie, useLang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import staffCss from "../../../ui/css/staff.css?url";
import { TextField } from "../../../ui/fields/text-field";
import { ImeSafeForm, ProblemSummary, useSave } from "../../../ui/form/form";
import { invitationsContract } from "../invitations/contract";
import { invitationWords } from "../invitations/words";
import { roleWords } from "../role-words";
import { accountsWords } from "../words";
import type { Route } from "./+types/invitation";
import { enterStaffArea, LoginFrame } from "./login-steps";
import { NewPasswordField } from "./new-password-field";

const api = createClient(invitationsContract);

type Known = OutputOf<typeof invitationsContract.readInvitation>;

export const handle = { interactive: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: staffCss }];

/** Makes an account by an invitation: its code, from the link or typed, then a name and a password of one's own. */
export default function AcceptInvitation() {
  const words = useWords(invitationWords);
  const [code, setCode] = useState("");
  const [known, setKnown] = useState<Known | null>(null);
  const { save, saving, problem, errorsAt } = useSave();
  const read = (given: string) =>
    save(async () => {
      const invitation = await api.readInvitation({ code: given });
      speak(invitation);
      setKnown(invitation);
    });
  const fromLink = useEffectEvent(() => {
    const given = decodeURIComponent(location.hash.slice(1));
    setCode(given);
    if (given !== "") void read(given);
  });
  useEffect(() => fromLink(), []);
  return (
    <LoginFrame title={words.welcome}>
      {known ? (
        <ChooseName invitation={known} code={code} onOther={() => setKnown(null)} />
      ) : (
        <ImeSafeForm onSubmit={() => read(code)} className="stack" label={words.welcome}>
          <ProblemSummary problem={problem} labelOf={() => words.code} submitLabel={words.goOn} />
          <TextField
            label={words.code}
            hint={words.codeHint}
            path="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            onChange={setCode}
            errors={errorsAt("code")}
          />
          <button type="submit" className="button button-main" aria-disabled={saving}>
            {words.goOn}
          </button>
        </ImeSafeForm>
      )}
    </LoginFrame>
  );
}

/** Switches to the invitation's language, where the user has chosen none here. */
function speak({ lang }: Known): void {
  if (document.cookie.split("; ").some((cookie) => cookie.startsWith("lang="))) return;
  const shown = document.documentElement.lang;
  // biome-ignore lint/suspicious/noDocumentCookie: a preference, readable by design
  document.cookie = langCookie(lang, window.location.protocol === "https:");
  if (shown !== LANG_TAG[lang]) window.location.reload();
}

interface ChooseNameProps {
  invitation: Known;
  code: string;
  /** Returns to the code step. */
  onOther: () => void;
}

function ChooseName({ invitation, code, onOther }: ChooseNameProps) {
  const lang = useLang();
  const staff = useStaffWords();
  const own = useWords(accountsWords);
  const words = useWords(invitationWords);
  const roles = useWords(roleWords);
  const { save, saving, problem, errorsAt } = useSave();
  const [username, setUsername] = useState("");
  const [newPassword, setNew] = useState("");
  const { name, role, types, until } = invitation;
  const called = types === null ? roles.names[role] : fill(roles.roleForSome, { role: roles.names[role] });
  const submit = () =>
    save(async () => {
      const { message } = await api.acceptInvitation({ code, username, newPassword });
      if (message === "codeNeeded") window.location.assign("/cms/login/code");
      else await enterStaffArea();
    });
  const labels: Record<string, string> = { username: own.username, newPassword: words.choosePassword };
  return (
    <ImeSafeForm onSubmit={submit} className="stack" label={words.welcome}>
      <p className="font-bold">{fill(words.hello, { name, role: called })}</p>
      <p>{types === null ? roles.may[role] : roles.mayTypes}</p>
      <ProblemSummary
        problem={problem}
        labelOf={(path) => labels[path] ?? words.code}
        submitLabel={words.makeAccount}
      />
      <TextField
        label={own.username}
        hint={words.usernameHint}
        path="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={setUsername}
        errors={errorsAt("username")}
      />
      <NewPasswordField
        label={words.choosePassword}
        value={newPassword}
        onChange={setNew}
        errors={errorsAt("newPassword")}
      />
      <button type="submit" className="button button-main" aria-disabled={saving}>
        {saving ? staff.saving : words.makeAccount}
      </button>
      <p className="field-hint">{fill(words.goodUntil, { until: plainDay(until, lang) })}</p>
      <button type="button" className="button button-quiet" onClick={onOther}>
        {words.anotherCode}
      </button>
    </ImeSafeForm>
  );
}
