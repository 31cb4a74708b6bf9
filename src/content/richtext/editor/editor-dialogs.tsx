import type { Editor } from "@tiptap/core";
import { type ReactNode, useContext, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { UploadField, type UploadPlace } from "../../../media/field/upload-field";
import { LANG_TAG, LANGS, localized, useWords } from "../../../platform/locale/lang";
import { mediaUrl } from "../../../platform/media-urls";
import { fieldId } from "../../../ui/fields/field-frame";
import { TextField } from "../../../ui/fields/text-field";
import { isComposing } from "../../../ui/form/form";
import { useUploadReport } from "../../../ui/form/use-upload-wait";
import { describedIn, withDescription } from "../../pictures/descriptions";
import { PictureDescription } from "../../pictures/staff/picture-description";
import { WrittenFormContext } from "../../staff/form-conversion";
import type { ImageAttributes } from "../extensions";
import { hrefFromInput } from "../links";
import { dialogWords } from "./dialog-words";
import { insertImage } from "./editor-props";
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

interface EditorDialogsProps {
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

interface ImageDialogProps {
  /** The word of the button that closes it. */
  cancel: string;
  /** BCP 47 tag of the text, for the description. */
  textLang: string | undefined;
  /** The image to describe anew; without it one is added. */
  image?: ImageAttributes | undefined;
  /** A pasted or dropped file. */
  file?: File | undefined;
  onDone: (image: ImageAttributes) => void;
  onClosed: () => void;
}

const PREVIEW_WIDTH = 320;
const PATH = "dialog.image";

/**
 * A dialog for an image and its description, or only for the description of an existing one. The description
 * is the library's and is saved with the form; the text itself has only the words for this place.
 */
function ImageDialog({ cancel, textLang, image, file, onDone, onClosed }: ImageDialogProps) {
  const words = useWords(dialogWords);
  // A save that waits for other uploads must not close the screen below an open dialog.
  useUploadReport(useId(), "underWay");
  const [id, setId] = useState(image?.mediaId ?? null);
  const [own, setOwn] = useState(image?.alt ?? "");
  const [isMissing, setMissing] = useState(false);
  const place = useRef<UploadPlace>(null);
  useEffect(() => {
    if (file) place.current?.take(file);
  }, [file]);
  const submit = (close: () => void) => {
    setMissing(id === null);
    if (id === null) return document.getElementById(fieldId(PATH))?.focus();
    close();
    onDone({ mediaId: id, alt: own.trim() });
  };
  const described = (picture: string) => (
    <DescribedInText key={picture} id={picture} label={words.imageFile} {...{ textLang, own, setOwn }} />
  );
  return (
    <Dialog title={image ? words.imageEditTitle : words.imageTitle} onClosed={onClosed} onSubmit={submit}>
      {(close) => (
        <>
          {image ? (
            <>
              <img
                src={mediaUrl(image.mediaId, PREVIEW_WIDTH)}
                alt=""
                className="max-h-48 max-w-full rounded-xl object-contain"
              />
              {described(image.mediaId)}
            </>
          ) : (
            <UploadField
              ref={place}
              kind="image"
              name={PATH}
              label={words.imageFile}
              value={id}
              onChange={setId}
              errors={isMissing && id === null ? [words.imageFileMissing] : []}
              below={described}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <button type="submit" className="button button-main">
              {image ? words.imageSave : words.imageAdd}
            </button>
            <button type="button" className="button button-quiet" onClick={close}>
              {cancel}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

interface DescribedInTextProps extends Pick<ImageDialogProps, "textLang"> {
  id: string;
  label: string;
  /** The text's own description, which overrides the library's. */
  own: string;
  setOwn: (own: string) => void;
}

function DescribedInText({ id, label, textLang, own, setOwn }: DescribedInTextProps) {
  const form = useContext(WrittenFormContext);
  const lang = LANGS.find((each) => LANG_TAG[each] === textLang) ?? "eng";
  if (!form) return null;
  const { draft } = form;
  return (
    <PictureDescription
      {...{ id, label, lang }}
      prefix="dialog."
      described={(library) => describedIn(draft.form, id, library)}
      describe={(said, library) => draft.setForm((before) => withDescription(before, id, said, library))}
      own={localized((each) => (each === lang ? own : ""))}
      sayHere={(said) => setOwn(said[lang])}
      langs={LANGS}
      langsHere={[lang]}
      errorsAt={() => []}
    />
  );
}

interface DialogProps {
  title: string;
  onClosed: () => void;
  /** Called for the form's main button and for Enter, never while a word is being composed. */
  onSubmit: (close: () => void) => void;
  /** Gets the function that closes the dialog and so returns the focus to where it was. */
  children: (close: () => void) => ReactNode;
}

/**
 * A modal dialog with one form, at the end of the page: the editor is often in a form, and forms cannot be
 * nested. Escape closes it; the browser returns the focus.
 */
function Dialog({ title, onClosed, onSubmit, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return createPortal(
    <dialog ref={dialog} className="rich-text-dialog" aria-labelledby={titleId} onClose={onClosed}>
      <form
        noValidate
        className="grid gap-4"
        onKeyDown={(event) => {
          // Enter that accepts a Chinese word is no answer to the dialog.
          if (event.key === "Enter" && isComposing(event.nativeEvent)) event.preventDefault();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          // Submit events would bubble in React to the form around the editor.
          event.stopPropagation();
          onSubmit(close);
        }}
      >
        <h2 id={titleId}>{title}</h2>
        {children(close)}
      </form>
    </dialog>,
    document.body,
  );
}
