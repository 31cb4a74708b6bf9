import { useRef } from "react";
import { useWords } from "../../../core/locale/use-words";
import { UploadField, type UploadPlace } from "../../../core/media/field/upload-field";
import { fieldId } from "../../../core/staff/fields/field-id";
import { ActionLabel } from "../../../core/staff/list/action-label";
import { type ItemForm, withCover } from "./draft";
import { photoLabel } from "./photo-label";
import { charityItemsWords } from "./words";

const PATH = "item.coverId";

interface ItemPhotosProps {
  photos: ItemForm["coverId"];
  /** Given what makes the new photos of those there are: several uploads may come between two renders. */
  onChange: (change: (photos: ItemForm["coverId"]) => ItemForm["coverId"]) => void;
  errorsAt: (path: string) => string[];
}

/** The four places for photos, the first of which is the cover. */
export function ItemPhotos({ photos, onChange, errorsAt }: ItemPhotosProps) {
  const own = useWords(charityItemsWords);
  const missing = errorsAt(PATH);
  const places = useRef<(UploadPlace | null)[]>([]);
  // The places after this one first, so that the order is the one in which the files were dropped.
  const giveOthers = (slot: number) => (files: readonly File[]) => {
    const others = [...places.current.slice(slot + 1), ...places.current.slice(0, slot)];
    const free = others.filter((place) => place?.isFree());
    for (const [at, place] of free.entries()) if (files[at]) place?.take(files[at]);
    return files.slice(free.length);
  };
  return (
    <fieldset id={fieldId(PATH)} tabIndex={-1} aria-describedby={`${fieldId(PATH)}-note`} className="mb-8">
      <legend className="field-label">{own.photos}</legend>
      <div id={`${fieldId(PATH)}-note`} className="mb-3">
        <p className="field-hint">{own.photosHint}</p>
        {missing.length > 0 && <p className="field-error">{missing.join(" ")}</p>}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4">
        {photos.map((photo, slot) => (
          <div key={photoLabel(slot, own)}>
            <UploadField
              ref={(place) => {
                places.current[slot] = place;
              }}
              onOthers={giveOthers(slot)}
              kind="image"
              name={`${PATH}.${slot}`}
              label={photoLabel(slot, own)}
              ratio={{ width: 1, height: 1, label: own.square }}
              value={photo}
              onChange={(id) => onChange((before) => before.with(slot, id))}
              errors={errorsAt(`${PATH}.${slot}`)}
            />
            {slot > 0 && photo !== null && (
              <button
                type="button"
                className="button button-quiet mt-2"
                onClick={() => onChange((before) => withCover(before, slot))}
              >
                <ActionLabel label={own.makeCover} name={photoLabel(slot, own)} />
              </button>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
