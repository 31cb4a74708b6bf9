import { contentRecord, type Entry } from "../../core/content/definition";
import { amount } from "../../core/content/kinds/amount/amount";
import { group } from "../../core/content/kinds/group/group";
import { groups } from "../../core/content/kinds/groups/groups";
import { image } from "../../core/content/kinds/image/image";
import { line } from "../../core/content/kinds/line/line";
import { inEachLanguage } from "../../core/content/kinds/localized/localized";
import { text } from "../../core/content/kinds/text/text";
import { chartWords } from "./words";

const label = () => inEachLanguage(line({ max: 200 }));

/** What the charity spends: an image in each language, and the figures once for all. */
export const chart = contentRecord({
  name: "chart",
  shared: {
    figures: group({ title: label(), rows: groups({ label: label(), amount: amount() }, { max: 40 }) }),
  },
  texts: {
    coverId: image(),
    /** What the image says, in words. */
    alt: text({ max: 1000 }),
  },
  complete: ["coverId", "alt"],
  view: "/about#expenditure",
  words: chartWords,
});

export type ChartEntry = Entry<typeof chart>;
