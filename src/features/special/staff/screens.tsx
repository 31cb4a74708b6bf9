import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef } from "react";
import { wordsOfField } from "../../../content/field";
import { picturesSaid } from "../../../content/pictures/staff/picture-description";
import { derivedRecord, type RecordScreens } from "../../../content/staff/content-screens";
import { FieldInput } from "../../../content/staff/field-input";
import type { OwnInputProps } from "../../../content/staff/field-inputs";
import type { EntryForm } from "../../../content/staff/form-conversion";
import { UploadField, useUploadSlots } from "../../../media/field/upload-field";
import { fill, localized, useWords } from "../../../platform/locale/lang";
import { Fold } from "../../../ui/fields/fold";
import type { Draft } from "../../../ui/form/use-draft";
import { usePermissions } from "../../../ui/frame/screen";
import { type Slot, special } from "../definition";
import { inEachSlot, SLOTS, specialWords } from "../words";

/** The screen of the six images. */
const screens: RecordScreens = {
  type: special,
  ...derivedRecord(special),
  savedMs: 1500,
  above: () => <Intro />,
  around: (_, form) => <SlotGrid>{form}</SlotGrid>,
  form: {
    rail: [],
    inputs: inEachSlot(() => SlotInput),
    useBeforeSave: useSavedAtOnce,
    saved: (form, stored) => localized((lang) => savedText(specialWords[lang], form, stored)),
    undo: restoreRemoved,
  },
};

export default screens;

function Intro() {
  const words = useWords(specialWords);
  return <p>{usePermissions().mayChange ? words.intro : words.shown}</p>;
}

const Places = createContext<ReturnType<typeof useUploadSlots>>(() => ({
  ref: () => {},
  onOthers: () => [],
}));

/** Shows the slots side by side; several files that are chosen at one fill the free ones. */
function SlotGrid({ children }: { children: ReactNode }) {
  return (
    <Places value={useUploadSlots()}>
      <div className="mt-6 [&_.entry-form-main]:grid [&_.entry-form-main]:grid-cols-[repeat(auto-fit,minmax(min(100%,max(14rem,30%)),1fr))] [&_.entry-form-main]:gap-6 [&_.entry-form-main>*]:m-0">
        {children}
      </div>
    </Places>
  );
}

const slotsIn = (form: EntryForm): Slot[] => SLOTS.map((slot) => form[slot] as Slot);

/** One slot: its image with the description, and folded, whom it thanks. */
function SlotInput({ words, value, onChange, path, errorsAt }: OwnInputProps) {
  const { emptySlot } = useWords(specialWords);
  const placeOf = use(Places);
  const { photo_id, caption } = value as Slot;
  const captionWords = wordsOfField(words.fields?.caption, "caption");
  const put = (change: (slot: Slot) => Partial<Slot>) =>
    onChange((before) => ({ ...(before as Slot), ...change(before as Slot) }));
  return (
    <div className="grid content-start gap-2">
      <UploadField
        {...placeOf(placeAt(path))}
        kind="image"
        name={`${path}.photo_id`}
        label={words.label}
        hint={photo_id === null ? emptySlot : undefined}
        value={photo_id}
        onChange={(chosen) => put(() => ({ photo_id: chosen }))}
        errors={errorsAt(`${path}.photo_id`)}
        below={picturesSaid({ errorsAt })}
      />
      <Fold name={captionWords.label}>
        <FieldInput
          field={special.shared.image1.fields.caption}
          words={captionWords}
          value={caption}
          onChange={(change) => put((before) => ({ caption: change(before.caption) as Slot["caption"] }))}
          path={`${path}.caption`}
          errorsAt={errorsAt}
        />
      </Fold>
    </div>
  );
}

const placeAt = (path: string): number => (SLOTS as readonly string[]).indexOf(path);

/** Saves an image as soon as it is uploaded or removed, unless something else was typed that waits for Submit. */
function useSavedAtOnce(draft: Draft<EntryForm>, stored: EntryForm) {
  const pictures = slotsIn(draft.form)
    .map(({ photo_id }) => photo_id)
    .join(" ");
  const seen = useRef(pictures);
  const saveImage = useEffectEvent(() => {
    const isStored = !draft.saving && JSON.stringify(draft.form) === JSON.stringify(stored);
    if (!isStored && withoutPictures(draft.form) === withoutPictures(stored)) draft.trySave();
  });
  useEffect(() => {
    if (seen.current === pictures) return;
    seen.current = pictures;
    saveImage();
  }, [pictures]);
  return { draft, question: null };
}

const withoutPictures = (form: EntryForm): string =>
  JSON.stringify({ ...form, ...inEachSlot((_, slot) => ({ ...(form[slot] as Slot), photo_id: null })) });

/** The text of the banner after a save. */
function savedText(words: (typeof specialWords)["eng"], form: EntryForm, stored: EntryForm): string {
  const removed = removedFrom(form, stored);
  if (removed !== undefined) return fill(words.imageRemoved, { num: removed + 1 });
  const [now, before] = [slotsIn(form), slotsIn(stored)];
  const differs = (name: keyof Slot) =>
    now.some((slot, at) => JSON.stringify(slot[name]) !== JSON.stringify(before[at]?.[name]));
  if (differs("photo_id")) return words.saved;
  if (differs("caption")) return words.captionSaved;
  return JSON.stringify(form) === JSON.stringify(stored) ? words.saved : words.wordsSaved;
}

/** The place of a slot whose image a save has removed, where it has put none into another. */
function removedFrom(form: EntryForm, stored: EntryForm): number | undefined {
  const [now, before] = [slotsIn(form), slotsIn(stored)];
  const changed = now.flatMap(({ photo_id }, at) => (photo_id === before[at]?.photo_id ? [] : [at]));
  return changed.every((at) => now[at]?.photo_id === null) ? changed[0] : undefined;
}

/** Puts the removed image back. */
function restoreRemoved(form: EntryForm, stored: EntryForm) {
  const slot = SLOTS[removedFrom(form, stored) ?? SLOTS.length];
  if (!slot) return undefined;
  const { photo_id } = stored[slot] as Slot;
  return (now: EntryForm): EntryForm => ({ ...now, [slot]: { ...(now[slot] as Slot), photo_id } });
}
