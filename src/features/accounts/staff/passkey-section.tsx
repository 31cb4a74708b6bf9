import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { Proof } from "../../../platform/auth/proof-contract";
import { CallError, createClient } from "../../../platform/http/client";
import { staffTime } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { Name } from "../../../platform/locale/name";
import { TextField } from "../../../ui/fields/text-field";
import { useBanner } from "../../../ui/frame/banner";
import { ActionLabel } from "../../../ui/list/action-label";
import { hasPasskeys, makePasskey, PasskeyStopped, proofWords } from "../../../ui/proof/use-factor";
import { accountsContract, type Passkey } from "../contract";
import { secondFactorWords } from "../second-factor/words";
import { ProofForm } from "./proof-form";

interface PasskeySectionProps {
  passkeys: Passkey[];
  /** True while those that are there cannot be changed. */
  locked: boolean;
}

/** One's own passkeys: add, rename, remove. */
export function PasskeySection({ passkeys, locked }: PasskeySectionProps) {
  const words = useWords(secondFactorWords);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const [possible, setPossible] = useState(true);
  const [added, setAdded] = useState(0);
  useEffect(() => setPossible(hasPasskeys()), []);
  const tell = async (sentence: string, name: string) => {
    banner({ text: sentence, names: { name } });
    await revalidate();
  };
  return (
    <section className="staff-section" aria-labelledby="passkeys-heading">
      <h2 id="passkeys-heading">{words.passkeys}</h2>
      <p className="my-2 max-w-prose">{words.passkeysIntro}</p>
      {passkeys.length === 0 && <p className="mb-4">{words.noPasskeys}</p>}
      {!locked && (
        <ul className="row-list">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRenamed={(name) => tell(words.renamed, name)}
              onRemoved={() => tell(words.removed, passkey.name)}
            />
          ))}
        </ul>
      )}
      {possible ? (
        <PasskeyForm
          key={added}
          onAdded={async (name) => {
            setAdded((count) => count + 1); // another key: an empty form
            await tell(words.passkeyAdded, name);
          }}
        />
      ) : (
        <p className="field-hint">{words.cannot}</p>
      )}
    </section>
  );
}

const api = createClient(accountsContract);

/** Adds a passkey under a name. */
function PasskeyForm({ onAdded }: { onAdded: (name: string) => Promise<void> }) {
  const words = useWords(secondFactorWords);
  const proof = useWords(proofWords);
  const [name, setName] = useState("");
  const add = async (given: Proof) => {
    const { options } = await api.passkeyOptions(given);
    const credential = await makePasskey(options).catch((error: unknown) => {
      if (!(error instanceof PasskeyStopped)) throw error;
      throw new CallError(400, error.elsewhere ? proof.passkeyElsewhere : words.passkeyStopped);
    });
    await api.addPasskey({ name, credential });
    await onAdded(name);
  };
  return (
    <ProofForm
      prefix="passkey"
      asks={["password", "factor"]}
      submitLabel={words.addPasskey}
      labels={{ name: words.passkeyName }}
      aside
      onSubmit={({ password, shown }) => add({ password, ...shown })}
    >
      {(errorsAt) => (
        <TextField
          label={words.passkeyName}
          hint={words.passkeyNameHint}
          path="passkey.name"
          autoComplete="off"
          value={name}
          onChange={setName}
          errors={errorsAt("name")}
        />
      )}
    </ProofForm>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRenamed: (name: string) => Promise<void>;
  onRemoved: () => Promise<void>;
}

/** One passkey, with a form to rename or remove it that opens below. */
function PasskeyRow({ passkey, onRenamed, onRemoved }: PasskeyRowProps) {
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
            labels={{ name: words.passkeyName }}
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
