import type { Editor } from "@tiptap/core";
import { useRef, useState } from "react";
import { useWords } from "../../../platform/locale/lang-context";
import { TextField } from "../../../ui/fields/text-field";
import type { ImageAttributes } from "../extensions";
import { hrefFromInput } from "../links";
import { Dialog } from "./dialog";
import { dialogWords } from "./dialog-words";
import { insertImage } from "./editor-props";
import { ImageDialog } from "./image-dialog";
import type { EditorWords } from "./words";

interface OpenImageDialog {
  name: "image";
  /** Pasted or dropped; the dialog handles one after the other. */
  files: File[];
  /** The image to describe anew. */
  image?: ImageAttributes | undefined;
}

/** The dialog that is open. */
export type OpenDialog = { name: "link" } | OpenImageDialog;

export interface EditorDialogsProps {
  editor: Editor;
  dialog: OpenDialog;
  words: EditorWords;
  /** BCP 47 tag of the text. */
  textLang: string | undefined;
  show: (dialog: OpenDialog | null) => void;
}

function ImageDialogs(props: EditorDialogsProps & { dialog: OpenImageDialog }) {
  const { editor, dialog, words, textLang, show } = props;
  const { image } = dialog;
  const [file, ...waiting] = dialog.files;
  const added = useRef(false);
  const done = ({ mediaId, alt }: ImageAttributes) => {
    added.current = true;
    if (image) editor.chain().focus().updateAttributes("image", { alt }).run();
    else insertImage(editor, { mediaId, alt });
  };
  const closed = () => {
    const goesOn = added.current && waiting.length > 0;
    added.current = false;
    show(goesOn ? { name: "image", files: waiting } : null);
  };
  const asked = { cancel: words.cancel, textLang, image, file };
  return <ImageDialog key={waiting.length} {...asked} onDone={done} onClosed={closed} />;
}

/** The dialog of the editor that is open. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { editor, dialog, words, textLang, show } = props;
  if (dialog.name === "image") return <ImageDialogs {...props} dialog={dialog} />;
  return <LinkDialog {...{ editor, textLang }} cancel={words.cancel} onClosed={() => show(null)} />;
}

interface LinkDialogProps {
  editor: Editor;
  /** The word of the button that closes it. */
  cancel: string;
  /** BCP 47 tag of the text, for its part of the dialog. */
  textLang: string | undefined;
  onClosed: () => void;
}

/** The address of the link that the caret is in, as people write it. */
function currentAddress(editor: Editor): string {
  const href: unknown = editor.getAttributes("link").href;
  return typeof href === "string" ? href.replace(/^(?:mailto|tel):/, "") : "";
}

function saveLink(editor: Editor, href: string, text: string): void {
  const chain = editor.chain().focus();
  if (text === "") chain.extendMarkRange("link").setLink({ href }).run();
  else chain.insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] }).run();
}

/** A dialog for the target of the selected words; without a selection, also for the words. */
function LinkDialog({ editor, cancel, textLang, onClosed }: LinkDialogProps) {
  const words = useWords(dialogWords);
  const addressInput = useRef<HTMLInputElement>(null);
  const [{ wasLink, needsText }] = useState(() => {
    const isLink = editor.isActive("link");
    return { wasLink: isLink, needsText: editor.state.selection.empty && !isLink };
  });
  const [address, setAddress] = useState(() => currentAddress(editor));
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();

  function submit(close: () => void) {
    const href = hrefFromInput(address);
    if (!href) {
      setError(words.linkInvalid);
      addressInput.current?.focus();
      return;
    }
    close();
    saveLink(editor, href, needsText ? text.trim() || address.trim() : "");
  }

  function remove(close: () => void) {
    close();
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
  }

  return (
    <Dialog title={words.linkTitle} onClosed={onClosed} onSubmit={submit}>
      {(close) => (
        <>
          <TextField
            ref={addressInput}
            path="dialog.address"
            label={words.linkAddress}
            hint={words.linkAddressHint}
            errors={error === undefined ? [] : [error]}
            value={address}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={setAddress}
          />
          {needsText && (
            <TextField
              path="dialog.text"
              label={words.linkText}
              lang={textLang}
              value={text}
              onChange={setText}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <button type="submit" className="button button-main">
              {words.linkSave}
            </button>
            {wasLink && (
              <button type="button" className="button button-danger" onClick={() => remove(close)}>
                {words.linkRemove}
              </button>
            )}
            <button type="button" className="button button-quiet" onClick={close}>
              {cancel}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
