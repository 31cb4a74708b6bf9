import { derivedCalls } from "../../../content/staff/content-screens";
import { smaTerms } from "../definition";
import { firstTextsOf } from "../first-texts";

/** The screens of the difficult words, whose order staff choose. */
export default {
  type: smaTerms,
  ...derivedCalls(smaTerms),
  form: { firstTexts: firstTextsOf },
  list: { view: "/sma#glossary" },
};
