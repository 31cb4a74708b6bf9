/** The screen with the history of an entry, named by its type and id. */
export const HISTORY = "/cms/history";

export const historyAddress = (type: string, id: string): string =>
  `${HISTORY}?${new URLSearchParams({ type, id })}`;

/** The screen with what colleagues say of an entry, or with what they ask of whoever opens it. */
export const COMMENTS = "/cms/comments";

export const commentsAddress = (type: string, id: string): string =>
  `${COMMENTS}?${new URLSearchParams({ type, id })}`;
