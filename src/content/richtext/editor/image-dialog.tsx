import { useContext, useEffect, useId, useRef, useState } from "react";
import { UploadField, type UploadPlace } from "../../../media/field/upload-field";
import { LANG_TAG, LANGS, localized } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { mediaUrl } from "../../../platform/media-urls";
import { fieldId } from "../../../ui/fields/field-frame";
import { useUploadReport } from "../../../ui/form/use-upload-wait";
import { describedIn, withDescription } from "../../pictures/descriptions";
import { PictureDescription } from "../../pictures/staff/picture-description";
import { WrittenFormContext } from "../../staff/written-form";
import type { ImageAttributes } from "../extensions";
import { Dialog } from "./dialog";
import { dialogWords } from "./dialog-words";

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
export function ImageDialog({ cancel, textLang, image, file, onDone, onClosed }: ImageDialogProps) {
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
