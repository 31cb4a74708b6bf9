import { newsDate } from "../../../core/locale/dates";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { SelectField } from "../../../core/staff/fields/select-field";
import { TypedName } from "../../../core/staff/list/typed-name";
import type { SmaReview } from "../shapes";
import { smaWords } from "../words";
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
  return (
    <section className="staff-section narrow">
      <SelectField
        label={words.isReviewed}
        path="topic.reviewed"
        value={value}
        onChange={onChange}
        errors={errors}
        options={[
          ["", words.pleaseChoose],
          ["yes", words.reviewedToday],
          ["no", words.notReviewed],
        ]}
      />
      {review.date !== "" && (
        <p className="field-hint">
          {words.reviewDate} <time dateTime={review.date}>{newsDate(review.date, lang)}</time> ·{" "}
          {words.reviewer} <TypedName texts={review} none={words.nobody} />
        </p>
      )}
    </section>
  );
}
