import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/frame/banner";
import { hasPasskeys } from "../../../core/staff/proof/passkey-device";
import type { Passkey } from "../contract";
import { secondFactorWords } from "../second-factor/words";
import { PasskeyForm } from "./passkey-form";
import { PasskeyRow } from "./passkey-row";

interface PasskeySectionProps {
  passkeys: Passkey[];
  /** Whether those that are there cannot be changed yet. */
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
