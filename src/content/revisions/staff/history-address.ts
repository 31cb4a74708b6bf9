/** The screen with the history of an entry, named by its type and id. */
export const HISTORY = "/cms/history";

export const historyAddress = (type: string, id: string): string =>
  `${HISTORY}?${new URLSearchParams({ type, id })}`;

/** The screen with the comments on an entry, or with those that ask something of the user. */
export const COMMENTS = "/cms/comments";

export const commentsAddress = (type: string, id: string): string =>
  `${COMMENTS}?${new URLSearchParams({ type, id })}`;
