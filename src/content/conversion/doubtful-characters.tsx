import type { Lang, Localized } from "../../platform/locale/lang";
import { useWords } from "../../platform/locale/lang-context";
import { Filled } from "../../platform/locale/name";
import type { Field } from "../field";

/** Traditional characters with several Simplified forms: the one of most words, and that of some names. */
const DOUBTFUL = ["乾干乾", "徵征徵", "昇升昇", "餘余馀", "於于於", "鍾钟锺"].map((each) => [...each]);

/** Characters of a text that may be a name; in longer ones words decide. */
const LONGEST_NAME = 8;

interface DoubtfulCharactersProps {
  field: Field;
  lang: Lang;
  /** The values of the field. */
  values: Localized<unknown>;
}

/** A quiet line below a Simplified name with each character of it that conversion may have got wrong. */
export function DoubtfulCharacters({ field, lang, values }: DoubtfulCharactersProps) {
  const words = useWords(doubtfulWords);
  const [tra, sim] = [field.text(values.tra).join(""), field.text(values.sim).join("")];
  if (lang !== "sim" || tra.length > LONGEST_NAME) return null;
  const doubtful = DOUBTFUL.filter(
    ([from = "", usual = ""]) => tra.includes(from) && sim.includes(usual) && !sim.includes(from),
  );
  return doubtful.map(([from = "", usual = "", other = ""]) => (
    <p key={from} className="field-hint">
      <Filled
        sentence={words.check}
        names={{ from, usual: { text: usual, lang: "sim" }, other: { text: other, lang: "sim" } }}
      />
    </p>
  ));
}

const doubtfulWords: Localized<{ check: string }> = {
  eng: { check: "{from} has become {usual}. In some names it is {other}: please check." },
  tra: { check: "「{from}」已轉為「{usual}」；有些人名寫作「{other}」，請核對。" },
  sim: { check: "“{from}”已转为“{usual}”；有些人名写作“{other}”，请核对。" },
};
