import { useEffect, useState } from "react";
import type { KeepBack } from "../../../api/keep-back-context";
import type { Localized } from "../../../locale/lang";
import type { AnyEntry, ListScreens, RecordScreens } from "../content-screens";
import { contentIn, type EntryForm, formsOf } from "../form-conversion";

/** A form whose preview is shown. */
export type PreviewedForm =
  | { screens: ListScreens; entry?: AnyEntry | undefined; initial: EntryForm }
  | {
      screens: RecordScreens;
      entry: AnyEntry;
      /** Said of how the page stands to the form, where nothing is typed in it. */
      said?: Localized;
    };

interface TypedBodyProps {
  of: PreviewedForm;
  form: EntryForm;
}

/** Hands on what a save would send, in place of sending it, to whoever watches. */
export class Untold implements KeepBack {
  readonly current = [];
  #body: object | undefined;
  #watch: (body: object) => void = () => {};

  readonly instead = (body: unknown): Promise<never> => {
    this.#body = body as object;
    this.#watch(this.#body);
    return new Promise(() => {});
  };

  /** Has `watch` told of the last and of each to come. */
  watchedBy(watch: (body: object) => void): void {
    this.#watch = watch;
    if (this.#body) watch(this.#body);
  }
}

/**
 * Makes of a form what its own save would send, each time that it changes. It stands where {@link Untold} is what
 * changes are sent by, so that nothing is.
 */
export function TypedBody({ of, form }: TypedBodyProps) {
  return "addresses" in of.screens ? (
    <OfList of={of as Extract<PreviewedForm, { initial: EntryForm }>} form={form} />
  ) : (
    <OfRecord of={of as { screens: RecordScreens; entry: AnyEntry }} form={form} />
  );
}

function OfList({ of, form }: TypedBodyProps & { of: Extract<PreviewedForm, { initial: EntryForm }> }) {
  const { screens, entry, initial } = of;
  const changes = screens.useListChanges();
  useSending(form, () => {
    const given = formsOf(screens).givenOf(form, initial);
    return entry ? changes.edit(entry._id, given, undefined) : changes.add(given);
  });
  return null;
}

function OfRecord({ of, form }: TypedBodyProps & { of: { screens: RecordScreens } }) {
  const { screens } = of;
  const save = screens.useSave();
  useSending(form, () => save(contentIn(screens.type, form), undefined));
  return null;
}

/** Sends a form whenever it is another one. */
function useSending(form: EntryForm, send: () => Promise<unknown>): void {
  const [sent, setSent] = useState<EntryForm>();
  useEffect(() => {
    if (sent === form) return;
    setSent(form);
    void send();
  });
}
