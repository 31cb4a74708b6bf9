import type * as z from "zod";
import type { Lang } from "../locale/lang";
import { type OwnProblem, problemMessage, problemNamed } from "../locale/words/problems";
import type { FieldError } from "./problem";

type Issue = z.core.$ZodIssue;

/**
 * Turns schema issues into field errors in `lang`, the first one at each path. A custom issue names its message by
 * `params.key`, that of a shared problem or of `own`. To tell what is missing from what is of the wrong type, the schema has to `reportInput`.
 */
export function fieldErrors(
  issues: readonly Issue[],
  lang: Lang,
  own: Readonly<Record<string, OwnProblem>> = {},
): FieldError[] {
  const errors = issues
    .flatMap(withinUnion)
    .map((issue) => ({ path: issue.path.join("."), message: describe(issue, lang, own) }));
  return [...new Map(errors.toReversed().map((error) => [error.path, error])).values()].toReversed();
}

/** What is wrong with the alternative of a union that was meant; the issue itself where none can have been. */
function withinUnion(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const alternatives = issue.errors.map((each) => each.flatMap(withinUnion));
  const [meant] = alternatives.filter(isRightType).toSorted((one, other) => atRoot(one) - atRoot(other));
  return meant?.map((each) => ({ ...each, path: [...issue.path, ...each.path] })) ?? [issue];
}

const isRoot = ({ path }: Issue) => path.length === 0;
const isRightType = (issues: readonly Issue[]) =>
  !issues.some((each) => isRoot(each) && (each.code === "invalid_type" || each.code === "invalid_union"));
/** A list with a wrong entry is nearer to a list than to a word. */
const atRoot = (issues: readonly Issue[]) => (issues.some(isRoot) ? 1 : 0);

function describe(issue: Issue, lang: Lang, own: Readonly<Record<string, OwnProblem>>): string {
  switch (issue.code) {
    case "custom":
      return problemMessage(lang, problemNamed(issue.params?.key, own));
    case "invalid_type":
    case "invalid_union":
      if (issue.input === undefined) return problemMessage(lang, "missing");
      return problemMessage(lang, "wrongType", { expected: typesOf(issue).join(" | ") });
    case "invalid_format": {
      const isDate = issue.format === "date" || issue.format === "datetime";
      return problemMessage(lang, isDate ? "invalidDate" : "invalidValue");
    }
    case "invalid_value":
      return problemMessage(lang, "notAllowed", { allowed: issue.values.join(", ") });
    case "too_big":
      return problemMessage(lang, issue.origin === "string" ? "tooLong" : "tooBig", {
        limit: String(issue.maximum),
      });
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) return problemMessage(lang, "missing");
      return problemMessage(lang, "tooSmall", { limit: String(issue.minimum) });
    default:
      return problemMessage(lang, "invalidValue");
  }
}

/** The types that would have been right. */
function typesOf(issue: Issue): string[] {
  if (issue.code === "invalid_type") return [issue.expected];
  return issue.code === "invalid_union" ? [...new Set(issue.errors.flat().flatMap(typesOf))] : [];
}
