import type { ImageSlotsField } from "../../../content/kinds/media";
import { picturesSaid } from "../../../content/pictures/staff/picture-description";
import { derivedCalls, type FormSlots } from "../../../content/staff/content-screens";
import type { FieldInputProps } from "../../../content/staff/input-props";
import { UploadField, useUploadSlots } from "../../../media/field/upload-field";
import { excerpt } from "../../../platform/html/text";
import { fill, LANG_TAG, type Lang, localized, useLang, useWords } from "../../../platform/locale/lang";
import { fieldId } from "../../../ui/fields/field-frame";
import { ActionLabel, typedLang } from "../../../ui/list/action-label";
import { type CharityItemCard, charityItems } from "../definition";
import { type ItemScreenWords, itemScreenWords } from "../words";

/** The form of a charity item, with the four places for photos. */
const charityItemForm = {
  rail: ["price"],
  inputs: { coverId: ItemPhotos },
  update: localized((lang) => itemScreenWords[lang].updateItem),
} satisfies FormSlots;

type Photos = (string | null)[];

/** The photos with the one at `slot` in front and the one that was there in its place. */
const withCover = (photos: Photos, slot: number): Photos =>
  photos.with(0, photos[slot] ?? null).with(slot, photos[0] ?? null);

/** The four places for photos, the first of which is the cover. Several that are chosen or dropped fill several places. */
function ItemPhotos(props: Omit<FieldInputProps, "inner">) {
  const { words, value, onChange, path, errorsAt } = props as FieldInputProps<ImageSlotsField, Photos>;
  const own = useWords(itemScreenWords);
  const missing = errorsAt(path);
  const placeOf = useUploadSlots();
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} aria-describedby={`${fieldId(path)}-note`} className="mb-8">
      <legend className="field-label">{words.label}</legend>
      <div id={`${fieldId(path)}-note`} className="mb-3">
        <p className="field-hint">{words.hint}</p>
        {missing.length > 0 && <p className="field-error">{missing.join(" ")}</p>}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4 md:max-xl:grid-cols-2">
        {value.map((photo, slot) => (
          <div key={photoLabel(slot, own)}>
            <UploadField
              {...placeOf(slot)}
              kind="image"
              name={`${path}.${slot}`}
              label={photoLabel(slot, own)}
              ratio={{ shape: "1:1", label: own.square }}
              value={photo}
              onChange={(id) => onChange((before) => before.with(slot, id))}
              errors={errorsAt(`${path}.${slot}`)}
              below={picturesSaid({ errorsAt })}
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

/** The label of the photo at `slot`, counted from 0. */
function photoLabel(slot: number, words: ItemScreenWords): string {
  return slot === 0 ? words.coverPhoto : fill(words.photo, { number: slot + 1 });
}

/** The screens of charity items, whose order staff choose. */
export default {
  type: charityItems,
  ...derivedCalls(charityItems),
  form: charityItemForm,
  list: {
    note: (card: CharityItemCard) => <ItemNote card={card} />,
    textsOf: ({ price, tag, desc }: CharityItemCard, lang: Lang) => [tag[lang], desc[lang], price],
    dragHint: localized((lang) => itemScreenWords[lang].dragHint),
    view: "/involved#charity-items-title",
  },
  savedMs: 1000,
};

/** Characters of the description that the list shows. */
const PREVIEW_LENGTH = 100;

/** The line of an item below its name in the list: tag, first words, price. */
export function ItemNote({ card }: { card: CharityItemCard }) {
  const reader = useLang();
  const lang = typedLang(card.title, reader) ?? reader;
  return (
    <div lang={LANG_TAG[lang]}>
      {card.tag[lang] && <p>{card.tag[lang]}</p>}
      {card.desc[lang] && <p>{excerpt(card.desc[lang], PREVIEW_LENGTH)}</p>}
      {card.price && <p className="font-bold">{card.price}</p>}
    </div>
  );
}
