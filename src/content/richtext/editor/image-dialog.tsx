import { useEffect, useId, useRef, useState } from "react";
import { FileButton } from "../../../media/field/upload-frame";
import { ACCEPT } from "../../../media/field/use-uploads";
import { useUploadWords } from "../../../media/field/words";
import type { LibraryFile } from "../../../media/library-contract";
import { ChooseHere } from "../../../media/picker/choose-here";
import { type KeepDescription, OfferDescription } from "../../../media/picker/offer-description";
import { CallError } from "../../../platform/http/client";
import { LANG_TAG, LANGS } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { mediaUrl } from "../../../platform/media-urls";
import { FieldFrame } from "../../../ui/fields/field-frame";
import { TextField } from "../../../ui/fields/text-field";
import { useUploadReport } from "../../../ui/form/use-upload-wait";
import type { ImageAttributes } from "../extensions";
import { Dialog } from "./dialog";
import { type DialogWords, dialogWords } from "./dialog-words";

interface ImageDialogProps {
  /** The word of the button that closes it. */
  cancel: string;
  /** BCP 47 tag of the text, for the description. */
  textLang: string | undefined;
  /** The image to describe anew; without it one is added. */
  image?: ImageAttributes | undefined;
  /** A pasted or dropped file. */
  file?: File | undefined;
  onUploadImage: UploadImage;
  onDone: (image: ImageAttributes) => void;
  onClosed: () => void;
}

const PREVIEW_WIDTH = 320;

/** Address at which the chosen file can be shown before it is uploaded. */
function useFileAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** Asks for an image and for its description, or only for the description of one that is there. */
export function ImageDialog(props: ImageDialogProps) {
  const { cancel, textLang, image, onClosed } = props;
  const words = useWords(dialogWords);
  const say = useUploadWords();
  // A save that waits for other uploads must not take the screen away from under an open dialog.
  useUploadReport(useId(), "underWay");
  const form = useImageForm({ ...props, words, image: props.image, file: props.file });
  const fileAddress = useFileAddress(form.file);
  const { chosen } = form;
  const here = image ? { _id: image.mediaId, version: 1 } : chosen;
  const preview = here ? mediaUrl(here._id, PREVIEW_WIDTH, here.version) : fileAddress;
  const closed = () => {
    form.closed.current = true;
    onClosed();
  };
  return (
    <Dialog title={image ? words.imageEditTitle : words.imageTitle} onClosed={closed} onSubmit={form.submit}>
      {(close) => (
        <>
          {!image && <ImageFile label={words.imageFile} {...form} />}
          {!image && (
            <div>
              <ChooseHere kind="image" label="" onChoose={form.choose} />
            </div>
          )}
          {preview && <img src={preview} alt="" className="max-h-48 max-w-full rounded-xl object-contain" />}
          <TextField
            ref={form.altInput}
            path="dialog.alt"
            label={words.imageAlt}
            hint={words.imageAltHint}
            errors={form.errors.alt}
            lang={textLang}
            value={form.alt}
            disabled={form.decorative}
            onChange={form.setAlt}
          />
          <label className="flex min-h-12 items-center gap-3">
            <input
              type="checkbox"
              className="size-6"
              checked={form.decorative}
              onChange={(event) => form.setDecorative(event.target.checked)}
            />
            {words.imageDecorative}
          </label>
          {form.lang && !form.decorative && (
            <OfferDescription picture={image?.mediaId ?? chosen} lang={form.lang} keep={form.keep} />
          )}
          <p role="status">{form.uploading ? words.imageUploading : ""}</p>
          <p role="alert" className="font-bold empty:hidden">
            {form.withdrawn && say("withdrawn", { name: form.withdrawn.file.name })}
          </p>
          <div className="flex flex-wrap gap-2">
            <button type="submit" className="button button-main" aria-disabled={form.uploading || undefined}>
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

interface ImageFileProps
  extends Pick<ReturnType<typeof useImageForm>, "file" | "chosen" | "setFile" | "fileButton" | "errors"> {
  label: string;
}

/** The button that chooses the file, and the name of the one that is chosen. */
function ImageFile({ label, file, chosen, setFile, fileButton, errors }: ImageFileProps) {
  const say = useUploadWords();
  const action = say(file ? "replace" : "chooseImage");
  return (
    <FieldFrame
      path="dialog.file"
      label={label}
      hint={file?.name ?? chosen?.originalFilename}
      errors={errors.file}
    >
      {({ id, "aria-describedby": describedBy }) => (
        <div>
          <FileButton
            ref={fileButton}
            id={id}
            accept={ACCEPT.image}
            label={say("labelled", { action, label })}
            describedBy={describedBy}
            onFiles={([chosen]) => setFile(chosen)}
          >
            {action}
          </FileButton>
        </div>
      )}
    </FieldFrame>
  );
}

/** Puts a file into the media store; gives its id, and whether the same was withdrawn before with a consent. */
export type UploadImage = (file: File) => Promise<{ id: string; withdrawn?: boolean }>;

interface ImageFormOptions {
  words: DialogWords;
  /** BCP 47 tag of the text. */
  textLang: string | undefined;
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
function useImageForm({ words, textLang, image, file: given, onUploadImage, onDone }: ImageFormOptions) {
  const fileButton = useRef<HTMLButtonElement>(null);
  const altInput = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState(given);
  const [chosen, setChosen] = useState<LibraryFile>();
  const [alt, setAlt] = useState(image?.alt ?? "");
  const [decorative, setDecorative] = useState(image?.alt === "");
  const [errors, setErrors] = useState<ImageErrors>({});
  const [uploading, setUploading] = useState(false);
  /** A file that was withdrawn before, once it is uploaded: whoever has read so may use it all the same. */
  const [withdrawn, setWithdrawn] = useState<{ file: File; id: string }>();
  const closed = useRef(false);
  const keep = useRef<KeepDescription>(null);
  const lang = LANGS.find((each) => LANG_TAG[each] === textLang);

  /** Takes a picture of the library, with what it says there of it, which may be said otherwise here. */
  function choose(picture: LibraryFile) {
    setNewFile(undefined);
    setChosen(picture);
    setErrors({});
    setAlt(lang ? picture.alt[lang] : "");
    setDecorative(picture.decorative);
  }

  function missing(): ImageErrors {
    const found: ImageErrors = {};
    if (!file && !image && !chosen) found.file = [words.imageFileMissing];
    if (!decorative && alt.trim() === "") found.alt = [words.imageAltMissing];
    return found;
  }

  /** The id of a file, uploaded; undefined where that failed, or where somebody has to read first that it was withdrawn. */
  async function idOf(chosen: File): Promise<string | undefined> {
    if (withdrawn) return withdrawn.id;
    setUploading(true);
    try {
      const uploaded = await onUploadImage(chosen);
      if (!uploaded.withdrawn) return uploaded.id;
      setWithdrawn({ file: chosen, id: uploaded.id });
      return undefined;
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
    const mediaId = image?.mediaId ?? chosen?._id ?? (file && (await idOf(file)));
    // Who closed the dialog meanwhile no longer wants the image.
    if (!mediaId || closed.current) return;
    if (!decorative) keep.current?.(mediaId, alt.trim());
    close();
    onDone({ mediaId, alt: decorative ? "" : alt.trim() });
  }

  const refs = { fileButton, altInput, closed, keep, lang };
  const setNewFile = (picked: File | undefined) => {
    setChosen(undefined);
    setFile(picked);
    setWithdrawn(undefined);
  };
  const picture = { file, setFile: setNewFile, chosen, choose };
  return {
    ...refs,
    ...picture,
    alt,
    setAlt,
    decorative,
    setDecorative,
    errors,
    uploading,
    withdrawn,
    submit,
  };
}
