import type { OldContent, OldRecord } from "./content";

/** The answer of the old site to a call below `/api`; undefined where it has no such call. */
export function answerTo(content: OldContent, call: string, query: URLSearchParams): object | undefined {
  const news = (isWanted: (item: OldRecord) => boolean) => ({ news: content.news.filter(isWanted) });
  const answers: Record<string, () => object> = {
    newsByCat: () =>
      news((item) => query.get("cat") === "all" || categoriesOf(item).includes(query.get("cat") ?? "")),
    news: () => news((item) => yearOf(item) === Number(query.get("year"))),
    getStarredNews: () => news(({ starred }) => starred === true),
    notes: () => ({ notes: content.notes }),
    getForms: () => ({ forms: content.forms }),
    forms: () => ({ forms: content.forms }),
    charityItems: () => ({ items: content.items }),
    sma: () => ({ sma: content.sma }),
    donors: () => ({ donors: content.donors }),
    special: () => ({ special: content.special }),
    orgStructure: () => ({ orgStructure: content.orgStructure }),
    getChart: () => ({ chart: content.chart }),
    volunteerForms: () => ({ forms: content.volunteer }),
  };
  return Object.hasOwn(answers, call) ? answers[call]?.() : undefined;
}

const categoriesOf = ({ category }: OldRecord): unknown[] =>
  Array.isArray(category) ? category : [category];

/** The year of an item there: that of UTC, and none of an item without a date. */
const yearOf = ({ date }: OldRecord): number | undefined =>
  typeof date === "string" && !Number.isNaN(Date.parse(date)) ? new Date(date).getUTCFullYear() : undefined;
