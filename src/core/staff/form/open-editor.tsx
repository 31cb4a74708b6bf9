import { type ReactNode, useEffect, useRef } from "react";
import { useStaffWords } from "../../locale/words/staff";
import { DraftForm, type DraftFormProps } from "./draft-form";
import type { OneEditor } from "./use-one-editor";

type OpenEditorProps<F extends object> = DraftFormProps<F> & { editor: OneEditor; children: ReactNode };

/** The form of the open one of a screen's editors: takes the focus, and can be given up by Cancel. */
export function OpenEditor<F extends object>({ editor, children, ...form }: OpenEditorProps<F>) {
  const words = useStaffWords();
  const box = useRef<HTMLDivElement>(null);
  const { watch } = editor;
  const { changed } = form.draft;
  useEffect(() => watch(changed), [watch, changed]);
  useEffect(() => box.current?.querySelector<HTMLElement>("input:not([hidden]), button")?.focus(), []);
  const cancel = (
    <button type="button" className="button button-quiet" onClick={() => editor.choose(null)}>
      {words.cancel}
    </button>
  );
  return (
    <div ref={box} className="open-editor">
      <DraftForm {...form} beside={cancel}>
        {children}
      </DraftForm>
    </div>
  );
}
