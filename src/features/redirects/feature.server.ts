import type { ContentList, ContentType } from "../../content/definition";
import { entryRules } from "../../content/save/entry-rules.server";
import { isList } from "../../content/store/derived.server";
import { type Feature, feature } from "../../platform/feature.server";
import { redirectsAnswers } from "./api.server";
import { redirects } from "./definition";
import { saveHits } from "./hits.server";
import { redirectsProblems } from "./problems.server";
import { redirectRules } from "./rules.server";

/** @param types all content types of the site: a redirect can lead to their entries */
export const redirectsFeature = (types: () => readonly ContentType[]): Feature => {
  const lists = () => types().filter(hasPages);
  return feature({
    name: "redirects",
    answers: redirectsAnswers(lists),
    content: [redirects],
    entryRules: [entryRules(redirectRules(lists))],
    problems: redirectsProblems,
    background: saveHits,
  });
};

/** Returns whether a list has public entries. */
const hasPages = (type: ContentType): type is ContentList =>
  isList(type) && type.isForStaff !== true && type.name !== redirects.name;
