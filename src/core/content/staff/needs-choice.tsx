import { useNavigate } from "react-router";
import { LANGS } from "../../locale/lang";
import { useWords } from "../../locale/lang-context";
import { useStaffWords } from "../../locale/words/staff";
import type { ContentList } from "../definition";
import { NEEDS } from "../translation/states";
import { hasTexts } from "./entry-table";
import { type ListQuery, listQueryAddress } from "./list-query";
import { translationStates } from "./translation/words";
import { contentWords } from "./words";

/** Tells whether the languages of the entries are followed: those of what visitors read. */
export const isFollowed = (type: ContentList): boolean => hasTexts(type) && !type.isForStaff;

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
    <label className="year-choice">
      <span>{staff.languages}</span>
      <select className="field" value={query.needs ?? ""} onChange={(event) => choose(event.target.value)}>
        <option value="">{words.allOfThem}</option>
        {LANGS.flatMap((lang) =>
          (["missing", "stale"] as const).map((state) => (
            <option key={`${lang}-${state}`} value={`${lang}-${state}`}>
              {staff[lang]}: {states[state]}
            </option>
          )),
        )}
      </select>
    </label>
  );
}
