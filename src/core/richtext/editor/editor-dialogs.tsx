import type { Editor } from "@tiptap/core";
import { useRef } from "react";
import type { ImageAttributes } from "../schema/image-node";
import { ImageDialog } from "./image-dialog";
import { insertImage } from "./images";
import { LinkDialog } from "./link-dialog";
import type { UploadImage } from "./use-image-form";
import type { EditorWords } from "./words";

interface OpenImageDialog {
  name: "image";
  /** Came by pasting or dropping; asked about one after the other. */
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
  onUploadImage: UploadImage;
  show: (dialog: OpenDialog | null) => void;
}

function ImageDialogs(props: EditorDialogsProps & { dialog: OpenImageDialog }) {
  const { editor, dialog, words, textLang, onUploadImage, show } = props;
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
  const asked = { words, textLang, image, file, onUploadImage };
  return <ImageDialog key={waiting.length} {...asked} onDone={done} onClosed={closed} />;
}

/** The dialog of the editor that is open. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { editor, dialog, words, textLang, show } = props;
  if (dialog.name === "image") return <ImageDialogs {...props} dialog={dialog} />;
  return <LinkDialog {...{ editor, words, textLang }} onClosed={() => show(null)} />;
}
