import { hongKongYear } from "../../../core/locale/dates";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { siteWords } from "../../../core/locale/words/public";
import { CoverField } from "../../../core/media/field/cover-field";
import { TextField } from "../../../core/staff/fields/text-field";
import { CATEGORIES, type Category } from "../category";
import { FIRST_YEAR } from "../first-year";
import type { NewsForm } from "./draft";
import { newsScreenWords } from "./words";

interface SharedFieldsProps {
  form: NewsForm;
  patch: (part: Partial<NewsForm>) => void;
  errorsAt: (path: string) => string[];
}

/** What a news item has once, whatever the language: cover, categories, star, date. */
export function SharedFields({ form, patch, errorsAt }: SharedFieldsProps) {
  const own = useWords(newsScreenWords);
  return (
    <div className="shared-fields">
      <CoverField
        name="news.coverId"
        value={form.coverId}
        onChange={(coverId) => patch({ coverId })}
        errors={errorsAt("news.coverId")}
      />
      <div className="stack">
        <CategoryChoice chosen={form.category} onChange={(category) => patch({ category })} />
        <label className="check">
          <input
            type="checkbox"
            checked={form.starred}
            onChange={(event) => patch({ starred: event.target.checked })}
          />
          {own.starred}
        </label>
        <TextField
          label={own.date}
          hint={own.dateHint}
          type="date"
          min={`${FIRST_YEAR}-01-01`}
          max={`${hongKongYear(new Date())}-12-31`}
          path="news.date"
          value={form.date}
          onChange={(date) => patch({ date })}
          errors={errorsAt("news.date")}
        />
      </div>
    </div>
  );
}

function CategoryChoice({ chosen, onChange }: { chosen: Category[]; onChange: (next: Category[]) => void }) {
  const words = useWords(newsScreenWords);
  const names = siteWords(useLang()).newsCategory;
  const toggle = (category: Category) =>
    onChange(CATEGORIES.filter((each) => chosen.includes(each) !== (each === category)));
  return (
    <fieldset>
      <legend className="field-label">{words.categories}</legend>
      {CATEGORIES.map((category) => (
        <label key={category} className="check">
          <input type="checkbox" checked={chosen.includes(category)} onChange={() => toggle(category)} />
          {names[category]}
        </label>
      ))}
    </fieldset>
  );
}
