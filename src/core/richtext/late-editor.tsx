// Here and not with the editor: a sheet that is fetched late and does not arrive is never asked for again.
import "./editor/editor.css";
import { useSyncExternalStore } from "react";
import { useWords } from "../locale/use-words";
import { Loading } from "../staff/frame/loading";
import type { RichTextEditorProps } from "./editor";
import { lateEditorWords } from "./late-editor-words";
import { LatePart } from "./late-part";

const late = new LatePart(async () => (await import("./editor")).default);

/**
 * The editor, fetched when a form shows it. When it does not arrive, the form stays as it is, says so where the text
 * would be, and fetches it again when asked; what is typed elsewhere and the text itself are not touched.
 */
export function LateRichTextEditor(props: RichTextEditorProps) {
  const words = useWords(lateEditorWords);
  const { part: Editor, failed } = useSyncExternalStore(late.watch, late.state, late.unknown);
  if (Editor) return <Editor {...props} />;
  if (!failed) return <Loading />;
  return (
    <div className="stack">
      <p className="field-label">{props.label}</p>
      <p className="field-error" role="alert">
        {words.missing}
      </p>
      <p>
        <button type="button" className="button button-quiet" onClick={late.fetch}>
          {words.again}
        </button>
      </p>
    </div>
  );
}
