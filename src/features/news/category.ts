/** The five categories of news, in the order of the menu. Names as the API has them. */
export const CATEGORIES = [
  "New Drug Information",
  "History and Track Record",
  "Public Awareness",
  "Member Activities",
  "Fund-raising Activities",
] as const;
export type Category = (typeof CATEGORIES)[number];
