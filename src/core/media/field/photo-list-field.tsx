import { ImagePlus } from "lucide-react";
import { fieldId } from "../../staff/fields/field-id";
import { FileButton } from "./file-button";
import { moved } from "./moved";
import { PhotoRow } from "./photo-row";
import { ACCEPT } from "./precheck";
import { describedBy, UploadFrame } from "./upload-frame";
import { UploadRows } from "./upload-row";
import { useUploadNews } from "./use-upload-news";

interface PhotoListFieldProps {
  label: string;
  hint?: string | undefined;
  /** Ids of images in the media store, in the order in which they are shown. */
  value: readonly string[];
  /** Given what makes the new list of the one there is: several uploads may come between two renders. */
  onChange: (change: (ids: readonly string[]) => string[]) => void;
  errors?: string[] | undefined;
  /** Path of the field in the request; makes the id to which an error summary links. */
  name: string;
}

/** A list of photos: adding several at once, putting them in order, taking them out. */
export function PhotoListField({ label, hint, value, onChange, errors = [], name }: PhotoListFieldProps) {
  const id = fieldId(name);
  const field = useUploadNews("image", name, (file) => onChange((ids) => [...ids, file.public_id]));
  const move = (from: number, step: -1 | 1) => {
    const to = from + step;
    field.setNews(field.say("moved", { from: from + 1, to: to + 1, total: value.length }));
    field.focusAfter(`${id}-${to}-${step}`);
    onChange((ids) => moved(ids, from, to));
  };
  const remove = (at: number) => {
    field.setNews(field.say("photoRemoved", { number: at + 1, total: value.length - 1 }));
    field.focusAfter(id);
    onChange((ids) => ids.toSpliced(at, 1));
  };
  return (
    <UploadFrame
      {...{ id, label, hint, errors }}
      limits={field.say("dropImage")}
      news={field.news}
      onFiles={field.add}
    >
      {value.length > 0 && (
        <ol className="grid list-none gap-2 p-0">
          {value.map((photo, at) => (
            <PhotoRow
              key={`${photo} ${value.indexOf(photo) === at ? "" : at}`}
              {...{ photo, at, total: value.length, idPrefix: id }}
              onMove={(step) => move(at, step)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      )}
      <UploadRows uploads={field.uploads} onCancel={field.cancel} />
      <div>
        <FileButton
          id={id}
          accept={ACCEPT.image}
          multiple
          label={field.say("labelled", { action: field.say("addPhotos"), label })}
          describedBy={describedBy(id, hint, errors)}
          onFiles={field.add}
        >
          <ImagePlus aria-hidden="true" size={20} />
          {field.say("addPhotos")}
        </FileButton>
      </div>
    </UploadFrame>
  );
}
