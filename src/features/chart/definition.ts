import { contentRecord, type Entry } from "../../content/definition";
import { group, groups, inEachLanguage } from "../../content/kinds/group";
import { image } from "../../content/kinds/media";
import { amount } from "../../content/kinds/number";
import { line } from "../../content/kinds/text";
import { chartWords } from "./words";

const label = () => inEachLanguage(line({ max: 200 }));

/** The spending of the charity: an image in each language, and the figures once for all. */
export const chart = contentRecord({
  name: "chart",
  shared: {
    figures: group({ title: label(), rows: groups({ label: label(), amount: amount() }, { max: 40 }) }),
  },
  texts: {
    coverId: image(),
  },
  complete: ["coverId"],
  view: "/about#expenditure",
  met: 3,
  words: chartWords,
});

export type ChartEntry = Entry<typeof chart>;
