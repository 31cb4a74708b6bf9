/** The columns of the table of SMA types, in reading order; `type` heads the row. */
export const TYPE_COLUMNS = [
  "type",
  "ageOfOnset",
  "category",
  "milestone",
  "lifeExpectancy",
  "characteristics",
] as const;

export type SmaTypeColumn = (typeof TYPE_COLUMNS)[number];
