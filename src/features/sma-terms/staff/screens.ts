import { derivedCalls } from "../../../content/staff/content-screens";
import { useChanges } from "../../../platform/http/client";
import { smaTermsContract } from "../contract";
import { smaTerms, termPaths } from "../definition";
import { firstTextsOf } from "../first-texts";

const derived = derivedCalls(smaTerms, termPaths);

/** The screens of the difficult words, whose order staff choose. */
export default {
  type: smaTerms,
  ...derived,
  useListChanges: () => {
    const changes = useChanges(smaTermsContract);
    return {
      ...derived.useListChanges(),
      arrange: (ids: readonly string[]) => changes.order({ terms: ids.map((_id) => ({ _id })) }),
    };
  },
  form: { firstTexts: firstTextsOf },
  list: { view: "/sma#glossary" },
};
