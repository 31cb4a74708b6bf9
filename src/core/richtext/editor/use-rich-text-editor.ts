import type { Editor, EditorOptions } from "@tiptap/core";
import { useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { richTextExtensions } from "../extensions";
import { richTextOf } from "./serialize";

interface RichTextEditorOptions {
  value: string;
  onChange: (html: string) => void;
  /** Must be the same object from render to render unless something in it changed. */
  editorProps: EditorOptions["editorProps"];
}

/** How many changes may be on their way through the form before the oldest is forgotten. */
const MOST_UNSEEN = 50;

/**
 * A Tiptap editor that tells each change of its text and follows `value` when somebody else replaces it. Its own
 * changes coming back as `value`, late or several at once, leave text and caret alone. Null on the server.
 */
export function useRichTextEditor({ value, onChange, editorProps }: RichTextEditorOptions): Editor | null {
  const [initial] = useState(value);
  const told = useRef<string | null>(null);
  const shown = useRef(initial);
  const unseen = useRef<string[]>([]);

  const editor = useEditor({
    extensions: richTextExtensions,
    content: initial,
    editorProps,
    // The site's policy refuses style elements; editor.css has what is needed of it.
    injectCSS: false,
    immediatelyRender: false,
    onCreate: ({ editor: created }) => {
      told.current = richTextOf(created);
    },
    onUpdate: ({ editor: changed }) => {
      const html = richTextOf(changed);
      if (html === told.current) return;
      told.current = html;
      unseen.current = [...unseen.current, html].slice(-MOST_UNSEEN);
      onChange(html);
    },
  });

  useEffect(() => {
    if (!editor || value === shown.current) return;
    shown.current = value;
    const own = unseen.current.indexOf(value);
    unseen.current = own === -1 ? [] : unseen.current.slice(own + 1);
    if (own !== -1) return;
    editor.commands.setContent(value, { emitUpdate: false });
    told.current = richTextOf(editor);
  }, [editor, value]);

  return editor;
}
