import fc from "fast-check";
import { hostileString } from "../../../../test/fuzz/hostile";
import { QUESTIONS } from "./questions";

const known = fc.constantFrom(...QUESTIONS.flatMap(({ eng, tra, sim }) => [eng, tra, sim]));
const words = fc.oneof(
  hostileString,
  fc.array(fc.oneof(known, hostileString), { maxLength: 4 }).map((all) => all.join(" ")),
);

/** The values of a search, likely ones and ones that have broken programs. */
const values = fc.record({
  q: words,
  lang: fc.constantFrom("eng", "tra", "sim", "fra"),
  kind: fc.oneof(fc.constantFrom("", "news", "pages", "sma"), hostileString),
  page: fc.oneof(fc.constantFrom("1", "2", "0", "-1", "1e3", "999999999"), hostileString),
});

/** Escapes that are none, names that stand twice, and what is no query at all. */
const malformed = fc.constantFrom(
  ...["q=%", "q=%ff%fe", "q=%E8%BC", "q=a&q=b", "q[]=a", "q", "=", "&&&", "q=a&page", "q=+%20+", "q=%00"],
);

/** Queries of `/search` and `/api/search`, as they stand in an address. */
export const searchQuery: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 50,
    arbitrary: values.map((all) =>
      String(new URLSearchParams(Object.entries(all).map(([name, value]) => [name, value.toWellFormed()]))),
    ),
  },
  { weight: 1, arbitrary: malformed },
);
