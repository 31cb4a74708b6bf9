import { useNavigate } from "react-router";
import { LANGS } from "../../platform/locale/lang";
import { useWords } from "../../platform/locale/lang-context";
import { useStaffWords } from "../../platform/locale/words/staff";
import { FilterChoice } from "../../ui/list/filter-choice";
import type { ContentList } from "../definition";
import { translationStates } from "../translation/staff/words";
import { NEEDS } from "../translation/states";
import { hasTexts } from "./entry-table";
import { type ListQuery, listQueryAddress } from "./list-query";
import { contentWords } from "./words";

/** Tells whether translations of the entries are tracked: those of what visitors read. */
export const isTracked = (type: ContentList): boolean => hasTexts(type) && !type.isForStaff;

/** A choice of what a language lacks or is behind with, which counts as soon as it is made. */
export function NeedsChoice({ query }: { query: ListQuery }) {
  const staff = useStaffWords();
  const words = useWords(contentWords);
  const states = useWords(translationStates);
  const navigate = useNavigate();
  const choose = (chosen: string) => {
    const needs = NEEDS.find((each) => each === chosen);
    void navigate(listQueryAddress({ ...query, needs }));
  };
  return (
    <FilterChoice
      label={staff.languages}
      chosen={query.needs ?? ""}
      options={[
        ["", words.allOfThem],
        ...LANGS.flatMap((lang) =>
          (["missing", "stale"] as const).map(
            (state) => [`${lang}-${state}`, `${staff[lang]}: ${states[state]}`] as const,
          ),
        ),
      ]}
      onChoose={choose}
    />
  );
}
