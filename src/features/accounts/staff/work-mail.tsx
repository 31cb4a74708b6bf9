import { useState } from "react";
import { createClient } from "../../../core/api/client";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { TextField } from "../../../core/staff/fields/text-field";
import { ImeSafeForm } from "../../../core/staff/form/ime-safe-form";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { useSave } from "../../../core/staff/form/use-save";
import { useBanner } from "../../../core/staff/frame/banner";
import { workContract } from "../work/contract";
import { workWords } from "../work/words";

const api = createClient(workContract);

interface WorkMailProps {
  address: string;
  mailReady: boolean;
}

/** Where somebody wants e-mail about their own work; it comes in the language in which they saved this. */
export function WorkMail({ address: kept, mailReady }: WorkMailProps) {
  const words = useWords(workWords);
  const lang = useLang();
  const banner = useBanner();
  const { save, problem, errorsAt } = useSave();
  const [address, setAddress] = useState(kept);
  const submit = () =>
    void save(async () => {
      await api.setWorkMail({ address, lang });
      banner({ text: words.saved, saved: true });
    });
  return (
    <section className="staff-section" aria-labelledby="work-mail-heading">
      <h2 id="work-mail-heading" className="mb-2">
        {words.mail}
      </h2>
      <ImeSafeForm className="narrow" onSubmit={submit}>
        <ProblemSummary problem={problem} labelOf={() => words.address} submitLabel={words.save} />
        <TextField
          label={words.address}
          hint={mailReady ? words.addressHint : `${words.addressHint} ${words.notReady}`}
          path="address"
          inputMode="email"
          autoComplete="email"
          value={address}
          onChange={setAddress}
          errors={errorsAt("address")}
        />
        <button type="submit" className="button button-main mt-4">
          {words.save}
        </button>
      </ImeSafeForm>
    </section>
  );
}
