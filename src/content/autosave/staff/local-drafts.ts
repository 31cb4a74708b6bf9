/** An unsubmitted form, in the shape of the call that autosaves it. */
export interface TypedForm {
  /** Its name, which no other form has. */
  draft: string;
  type: string;
  /** None of a new entry. */
  id?: string;
  title: string;
  /** Number of the revision that it began from. */
  version: number;
  form: Record<string, unknown>;
  /** The draft that it continues, and when that was saved. */
  from?: { draft: string; at: string };
}

const prefixOf = (account: string) => `draft ${account} `;

/** Saves a local draft in this browser; false where it stores nothing, or is full. */
export function saveLocalDraft(account: string, typed: TypedForm): boolean {
  try {
    localStorage.setItem(prefixOf(account) + typed.draft, JSON.stringify(typed));
    return true;
  } catch {
    return false;
  }
}

/** Deletes a local draft of this browser; with `typed`, only if it still is just that. */
export function deleteLocalDraft(account: string, draft: string, typed?: TypedForm): void {
  const key = prefixOf(account) + draft;
  try {
    if (!typed || localStorage.getItem(key) === JSON.stringify(typed)) localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}

/** Reads the local drafts of an account: those in this browser, since the server has not got them yet. */
export function localDrafts(account: string): TypedForm[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(account)))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? "null"))
      .filter((typed) => typed !== null);
  } catch {
    return [];
  }
}
