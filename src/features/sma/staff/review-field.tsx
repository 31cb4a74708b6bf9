import { useEffect, useState } from "react";
import { readEntry } from "../../../content/staff/content-screens";
import { newsDate } from "../../../platform/locale/dates";
import { localized } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { SelectField } from "../../../ui/fields/select-field";
import { TypedName } from "../../../ui/list/typed-name";
import { type ReviewEntry, smaReview } from "../definition";
import { smaWords } from "../words";
import type { TopicForm } from "./draft";

/** The page's word on the last review, once it is fetched; the question can be answered without. */
function useReview(): ReviewEntry | undefined {
  const [review, setReview] = useState<ReviewEntry>();
  useEffect(() => {
    let isGone = false;
    readEntry<ReviewEntry>(smaReview).then(
      (entry) => isGone || setReview(entry),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return review;
}

interface ReviewFieldProps {
  value: TopicForm["reviewed"];
  onChange: (reviewed: TopicForm["reviewed"]) => void;
  errors: readonly string[];
}

/** Asks whether the change was medically reviewed: the page's date of review neither moves nor stays unasked. */
export function ReviewField({ value, onChange, errors }: ReviewFieldProps) {
  const review = useReview();
  const words = useWords(smaWords);
  const lang = useLang();
  return (
    <section id="review-title" tabIndex={-1} className="staff-section narrow">
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
      {review && review.date !== "" && (
        <p className="field-hint">
          {words.reviewDate} <time dateTime={review.date}>{newsDate(review.date, lang)}</time> ·{" "}
          {words.reviewer}{" "}
          <TypedName texts={localized((each) => review[each].reviewer)} none={words.nobody} />
        </p>
      )}
    </section>
  );
}
