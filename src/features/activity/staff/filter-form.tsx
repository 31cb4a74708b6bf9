import { Search } from "lucide-react";
import { Form } from "react-router";
import { useWords } from "../../../core/locale/use-words";
import { FilterChoice } from "../../../core/staff/list/list-search";
import { activityWords } from "../words";
import { useJournalWords } from "./journal-words";

interface FilterFormProps {
  author: string;
  feature: string;
  authors: readonly string[];
  features: readonly string[];
}

/** Chooses whose activity the list shows, and with what; a form whose address can be kept. */
export function FilterForm({ author, feature, authors, features }: FilterFormProps) {
  const words = useWords(activityWords);
  const { featureName } = useJournalWords();
  return (
    <Form key={`${author} ${feature}`} role="search" aria-label={words.filters} className="filters">
      <FilterChoice
        name="author"
        label={words.author}
        chosen={author}
        options={[["", words.anybody], ...authors.map((each) => [each, each] as const)]}
      />
      <FilterChoice
        name="feature"
        label={words.feature}
        chosen={feature}
        options={[["", words.anything], ...features.map((each) => [each, featureName(each)] as const)]}
      />
      <button type="submit" className="button button-quiet">
        <Search aria-hidden="true" size={18} />
        {words.apply}
      </button>
    </Form>
  );
}
