import { useState } from "react";
import { useRevalidator } from "react-router";
import { useChanges } from "../../../core/api/client";
import { useWords } from "../../../core/locale/lang-context";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { useSave } from "../../../core/staff/form/use-save";
import { useBanner } from "../../../core/staff/frame/banner";
import { workContract } from "../work/contract";
import { workWords } from "../work/words";

/** The tick that has a keeper publish what writers save; it counts at once. */
export function PublishingRule({ review: kept }: { review: boolean }) {
  const [review, show] = useState(kept);
  const words = useWords(workWords);
  const changes = useChanges(workContract);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const set = (wanted: boolean) =>
    save(async () => {
      show(wanted);
      await changes.setPublishingRule({ review: wanted }).catch((error: unknown) => {
        show(!wanted);
        throw error;
      });
      banner({ text: wanted ? words.ruleOn : words.ruleOff, saved: true });
      await revalidate();
    });
  return (
    <section className="staff-section" aria-labelledby="publishing-heading">
      <h2 id="publishing-heading" className="mb-2">
        {words.publishing}
      </h2>
      <ProblemSummary problem={problem} labelOf={() => words.rule} />
      <label className="check">
        <input
          type="checkbox"
          checked={review}
          aria-describedby="publishing-hint"
          onChange={(event) => void set(event.target.checked)}
        />
        {words.rule}
      </label>
      <p id="publishing-hint" className="field-hint">
        {words.ruleHint}
      </p>
    </section>
  );
}
