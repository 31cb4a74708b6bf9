import { CallError } from "../api/client";

/** What is stored now, after a 409. */
export interface Theirs<F> {
  form: F;
  /** Makes the next save one over this version. */
  adopt: () => void;
}

/**
 * Saves a form by `submit`. A 409 may come of one's own save, whose answer was lost: where what is stored is what is
 * sent, nobody else is in the way, and it is sent over that. @throws what `submit` throws otherwise.
 */
export async function overOwnSave<F, T>(
  form: F,
  submit: (form: F) => Promise<T>,
  loadTheirs: (() => Promise<Theirs<F>>) | undefined,
): Promise<T> {
  try {
    return await submit(form);
  } catch (error) {
    if (!loadTheirs || !(error instanceof CallError) || error.status !== 409) throw error;
    const theirs = await loadTheirs().catch(() => undefined);
    if (!theirs || textsOf(theirs.form) !== textsOf(form)) throw error;
    theirs.adopt();
    return submit(form);
  }
}

/** A form as text, without what a save takes from around its texts. */
const textsOf = (form: unknown) =>
  JSON.stringify(form, (_, value) => (typeof value === "string" ? value.trim() : value));
