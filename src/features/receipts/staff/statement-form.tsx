import { Download } from "lucide-react";
import { useState } from "react";
import { createClient } from "../../../core/api/client";
import { hongKongDay } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/lang-context";
import { SelectField } from "../../../core/staff/fields/select-field";
import { TextField } from "../../../core/staff/fields/text-field";
import { ImeSafeForm } from "../../../core/staff/form/ime-safe-form";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { useSave } from "../../../core/staff/form/use-save";
import { receiptsContract } from "../contract";
import { receiptsWords } from "../words";
import { downloadPdf } from "./actions";

const api = createClient(receiptsContract);

/** As many years as receipts are kept. */
const YEARS = 7;

/** Downloads what one donor gave in a year of assessment. */
export function StatementForm() {
  const words = useWords(receiptsWords);
  const { save, problem, errorsAt } = useSave();
  const [years] = useState(() => yearsBefore(hongKongDay(new Date())));
  const [year, setYear] = useState(years[0] ?? 0);
  const [email, setEmail] = useState("");
  return (
    <section className="staff-section stack narrow" aria-labelledby="statement-title">
      <h2 id="statement-title">{words.statementTitle}</h2>
      <p>{words.statementText}</p>
      <ProblemSummary
        problem={problem}
        labelOf={(path) => (path === "year" ? words.taxYear : words.email)}
        submitLabel={words.statement}
      />
      <ImeSafeForm
        className="stack"
        onSubmit={() => save(async () => downloadPdf(await api.statement({ email, year })))}
      >
        <TextField
          label={words.email}
          path="email"
          value={email}
          onChange={setEmail}
          errors={errorsAt("email")}
          autoComplete="off"
        />
        <SelectField
          label={words.taxYear}
          path="year"
          value={String(year)}
          options={years.map((from) => [String(from), fill(words.taxYearOption, { from, to: from + 1 })])}
          onChange={(chosen) => setYear(Number(chosen))}
          errors={errorsAt("year")}
        />
        <p>
          <button type="submit" className="button button-quiet">
            <Download aria-hidden="true" size={18} />
            {words.statement}
          </button>
        </p>
      </ImeSafeForm>
    </section>
  );
}

/** The years of assessment up to that of `day`, newest first, each by the year in which it begins. */
function yearsBefore(day: string): number[] {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const current = month >= 4 ? year : year - 1;
  return Array.from({ length: YEARS }, (_, index) => current - index);
}
