import { fill } from "../../../locale/fill";
import { LANG_TAG, type Lang } from "../../../locale/lang";
import { useWords } from "../../../locale/lang-context";
import { useStaffWords } from "../../../locale/words/staff";
import { FieldFrame } from "../../../staff/fields/field-frame";
import { differenceOf, wordsOf } from "./paragraphs";
import type { Proposal } from "./proposals";
import { convertWords } from "./words";

/** The words of a proposal as they stand in the dialog, and whether they are to be used. */
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

/** One paragraph: what it is taken from, how it differs, and what it becomes. */
export function ReviewRow({ proposal, from, to, choice, onChange }: ReviewRowProps) {
  const words = useWords(convertWords);
  const staff = useStaffWords();
  const { text, label, source, before, isNew, key } = proposal;
  const one = choice.words.length === 1;
  const name = (at: number) =>
    fill(one ? words.becomes : words.part, { label, to: staff[to], number: at + 1 });
  return (
    <fieldset className="review-row">
      <legend>{label}</legend>
      <p lang={LANG_TAG[from]} className="review-source">
        {wordsOf(text.kind, source).join(" ")}
      </p>
      <Difference
        label={isNew ? words.differenceNew : words.difference}
        before={before}
        after={choice.words.join("")}
        lang={to}
      />
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

interface DifferenceProps {
  label: string;
  before: string;
  after: string;
  lang: Lang;
}

/** A difference by character, which screen readers are told in words; nothing where there is none. */
function Difference({ label, before, after, lang }: DifferenceProps) {
  const words = useWords(convertWords);
  const pieces = differenceOf(before, after);
  if (pieces.every(({ kind }) => kind === "same")) return null;
  return (
    <p className="review-difference">
      <span className="field-hint">{label}: </span>
      <span lang={LANG_TAG[lang]}>
        {pieces.map(({ kind, text }, at) => {
          const place = `${at} ${kind}`;
          if (kind === "same") return <span key={place}>{text}</span>;
          const [Tag, said] =
            kind === "in" ? (["ins", words.added] as const) : (["del", words.removed] as const);
          return (
            <Tag key={place}>
              <span aria-hidden="true">{text}</span>
              <span className="visually-hidden">{fill(said, { text })}</span>
            </Tag>
          );
        })}
      </span>
    </p>
  );
}
