import { useEffect, useState } from "react";
import type { PublishOptions } from "../../../platform/http/publish-options-context";
import type { EntryForm } from "../../staff/form-conversion";
import { type PreviewedForm, type SaveForm, WithSave } from "./with-save";

interface SaveCaptureProps {
  of: PreviewedForm;
  form: EntryForm;
}

/** Hands on what a save would send, in place of sending it, to whoever watches. */
export class CapturedSave implements PublishOptions {
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
 * Makes of a form what its own save would send, each time that it changes. It stands where {@link CapturedSave} is what
 * changes are sent by, so that nothing is.
 */
export function SaveCapture({ of, form }: SaveCaptureProps) {
  return <WithSave of={of}>{(save) => <Sender form={form} save={save} />}</WithSave>;
}

/** Sends a form whenever it is another one. */
function Sender({ form, save }: { form: EntryForm; save: SaveForm }) {
  const [sent, setSent] = useState<EntryForm>();
  useEffect(() => {
    if (sent === form) return;
    setSent(form);
    void save(form);
  });
  return null;
}
