import { useState } from "react";
import { useRevalidator } from "react-router";
import { useChanges } from "../../../platform/http/client";
import { useWords } from "../../../platform/locale/lang-context";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { type PublishingRule as Rule, workContract } from "../work/contract";
import { workWords } from "../work/words";
import { type ChosenTypes, TypesField } from "./types-field";

interface PublishingRuleProps {
  rule: Rule;
}

/** The tick that has an administrator publish what writers save, which counts at once, and the kinds of content that it is for. */
export function PublishingRule({ rule }: PublishingRuleProps) {
  const [review, show] = useState(rule.review);
  const [types, choose] = useState<ChosenTypes>(rule.types);
  const words = useWords(workWords);
  const changes = useChanges(workContract);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, saving, problem, errorsAt } = useSave();
  const set = (wanted: boolean, kinds: ChosenTypes) =>
    save(async () => {
      show(wanted);
      await changes.setPublishingRule({ review: wanted, types: kinds }).catch((error: unknown) => {
        show(review);
        throw error;
      });
      banner({ text: wanted ? words.ruleOn : words.ruleOff, saved: true });
      await revalidate();
    });
  const isChanged = String(types) !== String(rule.types);
  return (
    <section className="staff-section" aria-labelledby="publishing-heading">
      <h2 id="publishing-heading" className="mb-2">
        {words.publishing}
      </h2>
      <ProblemSummary
        problem={problem}
        labelOf={(path) => (path === "types" ? words.ruleTypes : words.rule)}
        submitLabel={words.saveTypes}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={review}
          aria-describedby="publishing-hint"
          onChange={(event) => void set(event.target.checked, null)}
        />
        {words.rule}
      </label>
      <p id="publishing-hint" className="field-hint">
        {words.ruleHint}
      </p>
      {review && (
        <div className="stack narrow mt-4">
          <TypesField
            path="types"
            all={words.allTypes}
            value={types}
            onChange={choose}
            errors={errorsAt("types")}
          />
          {isChanged && (
            <button
              type="button"
              className="button button-quiet"
              aria-disabled={saving}
              onClick={() => void set(true, types)}
            >
              {words.saveTypes}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
