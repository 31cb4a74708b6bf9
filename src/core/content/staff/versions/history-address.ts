/** The screen with the history of an entry, named by its type and id. */
export const HISTORY = "/cms/history";

export const historyAddress = (type: string, id: string): string =>
  `${HISTORY}?${new URLSearchParams({ type, id })}`;
