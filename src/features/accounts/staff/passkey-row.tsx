import { useState } from "react";
import { createClient } from "../../../core/api/client";
import { staffTime } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { Name } from "../../../core/locale/name";
import { useWords } from "../../../core/locale/use-words";
import { TextField } from "../../../core/staff/fields/text-field";
import { ActionLabel } from "../../../core/staff/list/action-label";
import { accountsContract, type Passkey } from "../contract";
import { secondFactorWords } from "../second-factor/words";
import { ProofForm } from "./proof-form";

const api = createClient(accountsContract);

interface PasskeyRowProps {
  passkey: Passkey;
  onRenamed: (name: string) => Promise<void>;
  onRemoved: () => Promise<void>;
}

/** One passkey, with a form to rename or remove it that opens below. */
export function PasskeyRow({ passkey, onRenamed, onRemoved }: PasskeyRowProps) {
  const words = useWords(secondFactorWords);
  const lang = useLang();
  const [asking, setAsking] = useState<"rename" | "remove" | null>(null);
  const [name, setName] = useState(passkey.name);
  const { id: passkey_id, since, synced } = passkey;
  const rename = async () => {
    await api.renamePasskey({ passkey_id, name });
    setAsking(null);
    await onRenamed(name);
  };
  const opener = (what: "rename" | "remove", style: string) => (
    <button
      type="button"
      className={`button ${style}`}
      aria-expanded={asking === what}
      onClick={() => setAsking(asking === what ? null : what)}
    >
      <ActionLabel label={words[what]} name={passkey.name} />
    </button>
  );
  return (
    <li className="row">
      <div className="row-text">
        <h3>
          <Name text={passkey.name} />
        </h3>
        <p className="field-hint">
          {fill(words.passkeySince, { since: staffTime(since, lang) })}
          {synced && ` · ${words.synced}`}
        </p>
        {asking === "rename" && (
          <ProofForm
            prefix={`rename-${passkey_id}`}
            asks={[]}
            submitLabel={words.rename}
            onSubmit={rename}
            onCancel={() => setAsking(null)}
          >
            {(errorsAt) => (
              <TextField
                label={words.passkeyName}
                path={`rename-${passkey_id}.name`}
                autoComplete="off"
                value={name}
                onChange={setName}
                errors={errorsAt("name")}
              />
            )}
          </ProofForm>
        )}
        {asking === "remove" && (
          <ProofForm
            prefix={`remove-${passkey_id}`}
            asks={["password", "factor"]}
            submitLabel={fill(words.removeTitle, { name: passkey.name })}
            danger
            onSubmit={async ({ password, shown }) => {
              await api.removePasskey({ passkey_id, password, ...shown });
              await onRemoved();
            }}
            onCancel={() => setAsking(null)}
          />
        )}
      </div>
      <div className="row-actions">
        {opener("rename", "button-quiet")}
        {opener("remove", "button-danger")}
      </div>
    </li>
  );
}
