import { contentRecord, type Entry } from "../../content/definition";
import { amount, group, groups, image, inEachLanguage, line } from "../../content/kinds";
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
