import { useEffect, useState } from "react";
import type { PublishOptions } from "../../../platform/http/publish-options-context";
import type { EntryForm } from "../../staff/form-conversion";
import { type PreviewedForm, type SaveForm, WithSave } from "./with-save";

interface SaveCaptureProps {
  of: PreviewedForm;
  form: EntryForm;
}

/** Passes the input of a save to watchers, in place of sending it. */
export class CapturedSave implements PublishOptions {
  readonly current = [];
  #body: object | undefined;
  #watch: (body: object) => void = () => {};

  readonly instead = (body: unknown): Promise<never> => {
    this.#body = body as object;
    this.#watch(this.#body);
    return new Promise(() => {});
  };

  /** Calls `watch` with the last input and each later one. */
  watchedBy(watch: (body: object) => void): void {
    this.#watch = watch;
    if (this.#body) watch(this.#body);
  }
}

/**
 * Builds the save input of a form at each change. It is rendered where {@link CapturedSave} replaces the
 * sending of changes, so that nothing is sent.
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
