import { hongKongDay, newsDate } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { SelectField } from "../../../core/staff/select-field";
import { typedName } from "../../../core/staff/typed-name";
import { smaWords } from "../messages";
import type { SmaReview } from "../shapes";
import type { TopicForm } from "./draft";

interface ReviewFieldProps {
  value: TopicForm["reviewed"];
  onChange: (reviewed: TopicForm["reviewed"]) => void;
  /** What the page says of the last review. */
  review: SmaReview;
  errors: readonly string[];
}

/** Asks whether the change was medically reviewed: the page's date of review neither moves nor stays unasked. */
export function ReviewField({ value, onChange, review, errors }: ReviewFieldProps) {
  const words = useWords(smaWords);
  const lang = useLang();
  const reviewer = typedName(review, lang, words.nobody);
  const date = review.date === "" ? words.never : newsDate(review.date, lang);
  const today = newsDate(hongKongDay(new Date()), lang);
  return (
    <section className="staff-section narrow">
      <SelectField
        label={words.isReviewed}
        hint={fill(words.lastReview, { date, reviewer })}
        path="topic.reviewed"
        value={value}
        onChange={onChange}
        errors={errors}
        options={[
          ["", words.pleaseChoose],
          ["yes", fill(words.reviewedToday, { today })],
          ["no", fill(words.notReviewed, { date })],
        ]}
      />
    </section>
  );
}
