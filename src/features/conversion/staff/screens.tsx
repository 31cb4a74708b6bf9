import { derivedCalls } from "../../../content/staff/content-screens";
import { createClient } from "../../../platform/http/client";
import { LANG_TAG } from "../../../platform/locale/lang";
import { type SentenceCard, sentencesContract } from "../contract";
import { sentences } from "../definition";

const api = createClient(sentencesContract);
const derived = derivedCalls(sentences);

/** The screens of accepted sentences: in the list, what each becomes. */
export default {
  type: sentences,
  ...derived,
  reads: { ...derived.reads, cards: api.cards },
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
