// Here and not with the editor: a lazily loaded style sheet that fails is never requested again.

import "./editor/editor.css";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { type Localized, useWords } from "../../platform/locale/lang";
import { Loading } from "../../ui/frame/screen";
import type RichTextEditor from "./editor";
import type { RichTextEditorProps } from "./editor";

const eng = {
  missing:
    "The text editor did not load. Nothing you typed is lost. Check the connection and try again, or submit the rest now: this text stays as it is.",
  again: "Load the editor again",
};
const tra: typeof eng = {
  missing:
    "未能載入文字編輯器。您輸入的內容沒有遺失。請檢查網絡連線，然後再試一次；您亦可先儲存其餘內容，這段文字會保持不變。",
  again: "再次載入編輯器",
};
const sim: typeof eng = {
  missing:
    "无法加载文字编辑器。您输入的内容没有丢失。请检查网络连接，然后重试；您也可以先保存其余内容，这段文字会保持不变。",
  again: "重新加载编辑器",
};

/** The words for when the editor does not arrive. */
const editorFieldWords: Localized<typeof eng> = { eng, tra, sim };

const fetchEditor = () => import("./editor");

const Editor = lazy(() => fetchEditor().catch(() => ({ default: EditorMissing })));

/** A text that is written in the editor, which is fetched when a form shows one. */
export function EditorField(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Editor {...props} />
    </Suspense>
  );
}

/** The editor, where it did not arrive at first and has since. */
let arrived: typeof RichTextEditor | undefined;
/** Report the texts that lack a value. */
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Fetches the editor anew, for all texts at once. */
async function fetchAgain(): Promise<void> {
  arrived = await fetchEditor().then(
    (part) => part.default,
    () => undefined,
  );
  for (const listener of listeners) listener();
}

/**
 * Shown where the editor could not be loaded, with a button that retries; the text and other fields are not
 * touched.
 */
function EditorMissing(props: RichTextEditorProps) {
  const words = useWords(editorFieldWords);
  const Arrived = useSyncExternalStore(watch, () => arrived);
  if (Arrived) return <Arrived {...props} />;
  return (
    <div className="stack">
      <p className="field-label">{props.label}</p>
      <p className="field-error" role="alert">
        {words.missing}
      </p>
      <p>
        <button type="button" className="button button-quiet" onClick={() => void fetchAgain()}>
          {words.again}
        </button>
      </p>
    </div>
  );
}
