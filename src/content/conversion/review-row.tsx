import { fill, LANG_TAG, type Lang } from "../../platform/locale/lang";
import { useWords } from "../../platform/locale/lang-context";
import { useStaffWords } from "../../platform/locale/words/staff";
import { FieldFrame } from "../../ui/fields/field-frame";
import { Difference } from "../revisions/staff/difference";
import { wordsOf } from "./paragraphs";
import type { Proposal } from "./proposals";
import { convertWords } from "./words";

/** The text of a proposal in the dialog, and whether it is to be used. */
export interface Choice {
  words: readonly string[];
  used: boolean;
}

interface ReviewRowProps {
  proposal: Proposal;
  from: Lang;
  to: Lang;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** One paragraph: its source, its difference, and the result. */
export function ReviewRow({ proposal, from, to, choice, onChange }: ReviewRowProps) {
  const words = useWords(convertWords);
  const staff = useStaffWords();
  const { text, label, source, before, isNew, key } = proposal;
  const one = choice.words.length === 1;
  const after = choice.words.join("");
  const name = (at: number) =>
    fill(one ? words.becomes : words.part, { label, to: staff[to], number: at + 1 });
  return (
    <fieldset className="review-row">
      <legend>{label}</legend>
      <p lang={LANG_TAG[from]} className="review-source">
        {wordsOf(text.writing, source).join(" ")}
      </p>
      {after !== before && (
        <p>
          <span className="field-hint">{isNew ? words.differenceNew : words.difference}: </span>
          <span lang={LANG_TAG[to]} className="difference">
            <Difference before={before} after={after} />
          </span>
        </p>
      )}
      {choice.words.map((part, at) => (
        <FieldFrame key={`${key} ${at}`} label={name(at)} path={`review.${key}.${at}`} errors={[]}>
          {(control) => (
            <textarea
              {...control}
              className="field"
              lang={LANG_TAG[to]}
              rows={1}
              value={part}
              onChange={({ target }) => onChange({ words: choice.words.with(at, target.value), used: true })}
            />
          )}
        </FieldFrame>
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={choice.used}
          onChange={({ target }) => onChange({ ...choice, used: target.checked })}
        />
        {fill(words.use, { label })}
      </label>
    </fieldset>
  );
}
