import { derivedCalls } from "../../../content/staff/content-screens";
import { LANG_TAG } from "../../../platform/locale/lang";
import { type SentenceCard, sentences } from "../definition";

/** The screens of accepted sentences; the list shows the conversion of each. */
export default {
  type: sentences,
  ...derivedCalls(sentences),
  form: { rail: ["from"] },
  list: {
    note: ({ from, result }: SentenceCard) => (
      <p className="wrap-anywhere">
        {"→ "}
        <span lang={LANG_TAG[from === "tra" ? "sim" : "tra"]}>{result}</span>
      </p>
    ),
  },
};
