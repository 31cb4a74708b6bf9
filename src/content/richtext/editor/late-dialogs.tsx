import { useEffect, useSyncExternalStore } from "react";
import { LazyPart } from "../lazy-part";
import type { EditorDialogsProps, OpenDialog } from "./editor-dialogs";

const late = new LazyPart(async () => (await import("./editor-dialogs")).EditorDialogs);

type LateDialogsProps = Omit<EditorDialogsProps, "dialog"> & { dialog: OpenDialog | null };

/** The dialog of the editor that is open, fetched once somebody writes; one that did not arrive is tried again when asked for. */
export function LateDialogs({ dialog, ...props }: LateDialogsProps) {
  const { part: Dialogs, failed } = useSyncExternalStore(late.watch, late.state, late.unknown);
  useEffect(() => {
    if (dialog && late.state().failed) void late.fetch();
  }, [dialog]);
  if (!dialog) return null;
  if (Dialogs) return <Dialogs {...props} dialog={dialog} />;
  return failed ? (
    <p className="field-error" role="alert">
      {props.words.dialogMissing}{" "}
      <button type="button" className="button button-quiet" onClick={() => props.show(null)}>
        {props.words.cancel}
      </button>
    </p>
  ) : null;
}
