import { useState } from "react";
import { LANG_TAG, type Lang } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { PhotoListField } from "../../../core/media/field/photo-list-field";
import { uploadFile } from "../../../core/media/field/upload";
import { UploadField } from "../../../core/media/field/upload-field";
import { LateRichTextEditor } from "../../../core/richtext/late-editor";
import { fieldId } from "../../../core/staff/fields/field-id";
import { TextField } from "../../../core/staff/fields/text-field";
import { useBanner } from "../../../core/staff/frame/banner";
import type { NewsText } from "../contract";
import { newsScreenWords } from "./words";

interface TextFieldsProps {
  lang: Lang;
  text: NewsText;
  onChange: (part: Partial<NewsText>) => void;
  /** Given what makes the new list of photos of the one there is. */
  onPhotos: (change: (photos: readonly string[]) => string[]) => void;
  onUsePhotosEverywhere: () => void;
  errorsAt: (path: string) => string[];
}

/** What a news item has in each language: header, text, photos, video. */
export function TextFields(props: TextFieldsProps) {
  const { lang, text, onChange, onPhotos, onUsePhotosEverywhere, errorsAt } = props;
  const words = useWords(newsScreenWords);
  const path = (field: string) => `news.${lang}.${field}`;
  const photoErrors = text.photoArray.flatMap((_, index) => errorsAt(path(`photoArray.${index}`)));
  return (
    <div className="stack">
      <TextField
        label={words.header}
        path={path("header")}
        lang={LANG_TAG[lang]}
        value={text.header}
        onChange={(header) => onChange({ header })}
        errors={errorsAt(path("header"))}
      />
      <LateRichTextEditor
        label={words.content}
        name={fieldId(path("content"))}
        lang={lang}
        value={text.content}
        onChange={(content) => onChange({ content })}
        onUploadImage={async (file) => ({ id: (await uploadFile(file)).public_id })}
        errors={errorsAt(path("content"))}
      />
      <VideoField
        path={path("video")}
        value={text.video}
        onChange={(video) => onChange({ video })}
        errors={errorsAt(path("video"))}
      />
      <UploadField
        kind="image"
        name={path("photoId")}
        label={words.mainPhoto}
        value={text.photoId}
        onChange={(photoId) => onChange({ photoId })}
        errors={errorsAt(path("photoId"))}
      />
      <PhotoListField
        name={path("photoArray")}
        label={words.morePhotos}
        value={text.photoArray}
        onChange={onPhotos}
        errors={photoErrors}
      />
      {text.photoArray.length > 0 && (
        <PhotosAtOnce onDelete={() => onPhotos(() => [])} onUseEverywhere={onUsePhotosEverywhere} />
      )}
    </div>
  );
}

/** What can be done to all photos of a language at once, and is said when it is done. */
function PhotosAtOnce({ onDelete, onUseEverywhere }: { onDelete: () => void; onUseEverywhere: () => void }) {
  const words = useWords(newsScreenWords);
  const banner = useBanner();
  const act = (change: () => void, text: string) => () => {
    change();
    banner({ text });
  };
  return (
    <p className="actions">
      <button type="button" className="button button-danger" onClick={act(onDelete, words.morePhotosDeleted)}>
        {words.deleteMorePhotos}
      </button>
      <button
        type="button"
        className="button button-quiet"
        onClick={act(onUseEverywhere, words.photosUsedEverywhere)}
      >
        {words.usePhotosEverywhere}
      </button>
    </p>
  );
}

interface VideoFieldProps {
  path: string;
  value: string;
  onChange: (video: string) => void;
  errors: string[];
}

/** "Insert video link" reveals the field; one that is filled is there from the start. */
function VideoField({ path, value, onChange, errors }: VideoFieldProps) {
  const words = useWords(newsScreenWords);
  const [open, setOpen] = useState(value !== "");
  if (!open && value === "") {
    return (
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        {words.insertVideo}
      </button>
    );
  }
  return (
    <TextField
      label={words.video}
      hint={words.videoHint}
      path={path}
      value={value}
      onChange={onChange}
      errors={errors}
    />
  );
}
