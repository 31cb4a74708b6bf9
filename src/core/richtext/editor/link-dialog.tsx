import type { Editor } from "@tiptap/core";
import { useRef, useState } from "react";
import { TextField } from "../../staff/fields/text-field";
import { hrefFromInput } from "../links";
import { Dialog } from "./dialog";
import type { EditorWords } from "./words";

interface LinkDialogProps {
  editor: Editor;
  words: EditorWords;
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

/** Asks where the selected words should lead; without a selection, also for the words. */
export function LinkDialog({ editor, words, textLang, onClosed }: LinkDialogProps) {
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
              {words.cancel}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
