import { type Editor, type EditorOptions, getHTMLFromFragment } from "@tiptap/core";
import { Fragment, type Node } from "@tiptap/pm/model";
import { useEditor } from "@tiptap/react";
import { ChevronDown, Keyboard } from "lucide-react";
import {
  type RefObject,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { isBlank } from "../../platform/html/text";
import { fill, LANG_TAG, type Lang, useLang } from "../../platform/locale/lang";
import { ReadOnlyContext } from "../../ui/fields/field-frame";
import { type DialogName, FORMAT_ACTIONS } from "./editor/actions";
import { EditorDialogs, type OpenDialog } from "./editor/editor-dialogs";
import { editorProps, selectedImage } from "./editor/editor-props";
import { focusToolbar } from "./editor/tool-menu";
import { Toolbar } from "./editor/toolbar";
import { type EditorWords, messages } from "./editor/words";
import { richTextExtensions } from "./extensions";

export interface RichTextEditorProps {
  /** Visible label of the text. */
  label: string;
  /** Rich text as stored: sanitised HTML, or `""`. */
  value: string;
  /** Gets the whole text after each change, in the form in which the server stores it. */
  onChange: (html: string) => void;
  /** Its errors, in words. */
  errors?: string[];
  hint?: string;
  /** Name of its value in a form; also the id of the text, for links from an error summary. */
  name: string;
  /** Language of the text. */
  lang?: Lang;
}

/** Words for the ids that describe and label the text; undefined attributes are left out. */
function textAttributes(
  { name, lang, hint, errors = [] }: RichTextEditorProps,
  id: string,
): Record<string, string> {
  const described = [hint && `${id}-hint`, errors.length > 0 && `${id}-errors`].filter(Boolean).join(" ");
  return {
    id: name,
    class: "prose",
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": `${id}-label`,
    ...(described && { "aria-describedby": described }),
    ...(errors.length > 0 && { "aria-invalid": "true" }),
    ...(lang && { lang: LANG_TAG[lang] }),
  };
}

/** The editor's own, created again only when the attributes of the text change. */
function useEditorProps(
  attributes: Record<string, string>,
  toolbar: RefObject<HTMLDivElement | null>,
  show: (dialog: OpenDialog) => void,
  tellLeftOut: (pictures: number) => void,
) {
  const written = JSON.stringify(attributes);
  return useMemo(() => {
    const hooks = {
      toToolbar: () => focusToolbar(toolbar.current),
      openLink: () => show({ name: "link" }),
      openImages: (files: File[]) => show({ name: "image", files }),
      tellLeftOut,
    };
    return editorProps(hooks, JSON.parse(written));
  }, [written, toolbar, show, tellLeftOut]);
}

/** A formatted text to write in, with its toolbar; for the staff area, loaded when needed. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, onChange, name, lang } = props;
  const words = messages[useLang()];
  const id = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const [leftOut, setLeftOut] = useState(0);
  const [dialog, show] = useState<OpenDialog | null>(null);
  const readOnly = use(ReadOnlyContext);
  const ownProps = useEditorProps(textAttributes(props, id), toolbar, show, setLeftOut);
  const editor = useRichTextEditor({ value, onChange, editorProps: ownProps, editable: !readOnly });
  const textLang = lang && LANG_TAG[lang];
  const open = useCallback(
    (opened: DialogName) => {
      if (opened === "link") show({ name: "link" });
      else if (editor) show({ name: "image", files: [], image: selectedImage(editor) });
    },
    [editor],
  );
  return (
    <div className="rich-text-editor">
      <EditorLabel {...props} id={id} />
      <div className="rich-text-frame">
        {editor && !readOnly && <Toolbar {...{ editor, label, words, toolbar, open }} textId={name} />}
        <EditedText editor={editor} />
      </div>
      <p role="status" className={leftOut > 0 ? "field-hint" : "visually-hidden"}>
        {leftOut > 0 && fill(words.picturesLeftOut, { count: leftOut, image: words.image })}
      </p>
      {!readOnly && <Shortcuts words={words} />}
      <input type="hidden" name={name} value={value} />
      {editor && dialog && <EditorDialogs {...{ editor, dialog, words, textLang, show }} />}
    </div>
  );
}

/**
 * The editable element. Tiptap's EditorContent renders a text a second time, for React node views, which are
 * not used here; each of fifty texts then caused a layout of the whole page.
 */
function EditedText({ editor }: { editor: Editor | null }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (editor && !editor.isDestroyed) place.current?.append(editor.view.dom);
  }, [editor]);
  return <div ref={place} />;
}

interface RichTextEditorOptions {
  value: string;
  onChange: (html: string) => void;
  /** Must be the same object from render to render unless something in it changed. */
  editorProps: EditorOptions["editorProps"];
  editable?: boolean;
}

/** The number of changes that may be on their way through the form before the oldest is dropped. */
const MOST_UNSEEN = 50;

/**
 * A Tiptap editor that reports each change of its text and follows `value` when it is replaced from outside.
 * Its own changes coming back as `value`, late or several at once, do not touch text and caret. Null on the
 * server.
 */
function useRichTextEditor({
  value,
  onChange,
  editorProps,
  editable = true,
}: RichTextEditorOptions): Editor | null {
  const [initial] = useState(value);
  const reported = useRef<string | null>(null);
  const shown = useRef(initial);
  const unseen = useRef<string[]>([]);

  const editor = useEditor({
    extensions: richTextExtensions,
    content: initial,
    editorProps,
    editable,
    // The site's policy refuses style elements; editor.css has what is needed of it.
    injectCSS: false,
    immediatelyRender: false,
    onCreate: ({ editor: created }) => {
      reported.current = richTextOf(created);
    },
    onUpdate: ({ editor: changed }) => {
      const html = richTextOf(changed);
      if (html === reported.current) return;
      reported.current = html;
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
    reported.current = richTextOf(editor);
  }, [editor, value]);

  return editor;
}

const HOLLOW = /<(p|h2|h3|ul|ol|li|blockquote)(?: start="\d+")?>(?:\s|<br>)*<\/\1>/g;

/**
 * The editor's text as the server would store it: no blocks without content (the editor keeps an empty paragraph
 * at the end to write on), `""` when there is nothing. What comes back after a save is then the same string.
 */
export function richTextOf(editor: Editor): string {
  const html = editor.state.doc.children.map((block) => htmlOf(block, editor)).join("");
  return isBlank(html) ? "" : html;
}

/** The HTML of blocks, which never change: with each letter one block is new, and a long text has hundreds. */
const known = new WeakMap<Node, string>();

function htmlOf(block: Node, { schema }: Editor): string {
  const before = known.get(block);
  if (before !== undefined) return before;
  const html = withoutHollow(getHTMLFromFragment(Fragment.from(block), schema));
  known.set(block, html);
  return html;
}

function withoutHollow(html: string): string {
  const without = html.replaceAll("&nbsp;", "\u00a0").replace(HOLLOW, "");
  return without === html ? html : withoutHollow(without);
}

interface EditorLabelProps {
  /** Its parts are `{id}-label`, `{id}-hint` and `{id}-errors`. */
  id: string;
  label: string;
  hint?: string;
  errors?: string[];
}

/** Label, hint and errors of a text; the text refers to them by their ids. */
function EditorLabel({ id, label, hint, errors = [] }: EditorLabelProps) {
  return (
    <>
      <span id={`${id}-label`} className="field-label">
        {label}
      </span>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <div id={`${id}-errors`}>
          {errors.map((error) => (
            <p key={error} className="field-error">
              {error}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

/** The list of keys that work in the text, to open when wanted. */
function Shortcuts({ words }: { words: EditorWords }) {
  const rows = [
    ...FORMAT_ACTIONS.flatMap(({ keys, name }) => (keys ? [{ keys, does: words[name] }] : [])),
    { keys: "Shift+Enter", does: words.lineBreak },
    { keys: "Tab, Shift+Tab", does: words.tabKey },
    { keys: "Alt+↓, Alt+↑", does: words.nextPart },
    { keys: "Alt+F10", does: words.toToolbar },
    { keys: "Esc", does: words.toText },
  ];
  return (
    <details className="editor-shortcuts group text-slate">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2">
        <Keyboard aria-hidden size={20} />
        {words.shortcuts}
        <ChevronDown aria-hidden size={20} className="group-open:rotate-180" />
      </summary>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2 pb-4">
        {rows.map(({ keys, does }) => (
          <div key={keys} className="col-span-2 grid grid-cols-subgrid">
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="pb-4">{words.shortcutsMac}</p>
    </details>
  );
}
