/** One bar: its label, and its length. */
export interface Bar {
  label: string;
  /** The language tag of a label that is not in the page's language. */
  lang?: string | undefined;
  /** The number as people read it. */
  amount: string;
  /** Per cent of the available width. */
  bar: number;
}

/** Bars below each other, each with its label and number. `label` says what they show, and where the numbers are. */
export function Bars({ label, rows }: { label: string; rows: readonly Bar[] }) {
  return (
    <div className="bars" role="img" aria-label={label}>
      {rows.map(({ label: name, lang, amount, bar }, index) => (
        <div key={index}>
          <p>
            <span lang={lang}>{name}</span> <b>{amount}</b>
          </p>
          <svg className="bar" aria-hidden="true">
            <rect width={`${bar}%`} height="100%" rx="4" />
          </svg>
        </div>
      ))}
    </div>
  );
}

/** Lengths of bars in per cent of the longest, to a tenth; all 0 without values. */
export function barLengths(amounts: readonly number[]): number[] {
  const longest = Math.max(...amounts);
  return amounts.map((amount) => (longest > 0 ? Math.round((amount / longest) * 1000) / 10 : 0));
}
