import type { Figures } from "./contract";
import type { ChartEntry } from "./definition";

/** The figures as the entry has them, where the labels of a row stand together. */
export const figuresOf = ({ title, rows }: Figures): ChartEntry["figures"] => ({
  title,
  rows: rows.map(({ amount, ...label }) => ({ label, amount })),
});
