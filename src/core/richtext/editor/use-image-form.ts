import { useRef, useState } from "react";
import { CallError } from "../../api/client";
import type { ImageAttributes } from "../schema/image-node";
import type { EditorWords } from "./words";

/** Puts a file into the media store and answers its id. */
export type UploadImage = (file: File) => Promise<{ id: string }>;

interface ImageFormOptions {
  words: EditorWords;
  /** The image whose description is changed, if it is there already. */
  image: ImageAttributes | undefined;
  /** A file that came by pasting or dropping. */
  file: File | undefined;
  onUploadImage: UploadImage;
  onDone: (image: ImageAttributes) => void;
}

interface ImageErrors {
  file?: string[];
  alt?: string[];
}

/** State of the image form: what was chosen and written, what is missing, and whether it is being uploaded. */
export function useImageForm({ words, image, file: given, onUploadImage, onDone }: ImageFormOptions) {
  const fileButton = useRef<HTMLButtonElement>(null);
  const altInput = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState(given);
  const [alt, setAlt] = useState(image?.alt ?? "");
  const [decorative, setDecorative] = useState(image?.alt === "");
  const [errors, setErrors] = useState<ImageErrors>({});
  const [uploading, setUploading] = useState(false);
  const closed = useRef(false);

  function missing(): ImageErrors {
    const found: ImageErrors = {};
    if (!file && !image) found.file = [words.imageFileMissing];
    if (!decorative && alt.trim() === "") found.alt = [words.imageAltMissing];
    return found;
  }

  async function idOf(chosen: File): Promise<string | undefined> {
    setUploading(true);
    try {
      return (await onUploadImage(chosen)).id;
    } catch (error) {
      const reason = error instanceof CallError && error.message !== "" ? error.message : words.imageFailed;
      setErrors({ file: [reason] });
      return undefined;
    } finally {
      setUploading(false);
    }
  }

  async function submit(close: () => void) {
    if (uploading) return;
    const found = missing();
    setErrors(found);
    if (found.file) return fileButton.current?.focus();
    if (found.alt) return altInput.current?.focus();
    const mediaId = image?.mediaId ?? (file && (await idOf(file)));
    // Who closed the dialog meanwhile no longer wants the image.
    if (!mediaId || closed.current) return;
    close();
    onDone({ mediaId, alt: decorative ? "" : alt.trim() });
  }

  const refs = { fileButton, altInput, closed };
  return { ...refs, file, setFile, alt, setAlt, decorative, setDecorative, errors, uploading, submit };
}
