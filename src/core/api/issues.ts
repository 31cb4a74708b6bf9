import type * as z from "zod";
import type { Lang } from "../locale/lang";
import { isProblemKey, problemMessage } from "../locale/messages/problems";
import type { FieldError } from "./problem";

type Issue = z.core.$ZodIssue;

/** Turns schema issues into field errors in `lang`. A custom issue names its message by `params.key`. */
export function fieldErrors(issues: readonly Issue[], lang: Lang): FieldError[] {
  return issues.map((issue) => ({ path: issue.path.join("."), message: describe(issue, lang) }));
}

function describe(issue: Issue, lang: Lang): string {
  switch (issue.code) {
    case "custom": {
      const key: unknown = issue.params?.key;
      return problemMessage(lang, isProblemKey(key) ? key : "invalidValue");
    }
    case "invalid_type":
      return problemMessage(lang, issue.input === undefined ? "missing" : "wrongType", {
        expected: issue.expected,
      });
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
