import { Pencil } from "lucide-react";
import { Link } from "react-router";
import { LANG_TAG, LANGS } from "../../../core/locale/lang";
import { useStaffMessages } from "../../../core/locale/messages/staff";
import { useWords } from "../../../core/locale/use-words";
import { mediaUrl } from "../../../core/media/urls";
import { excerpt } from "../../../core/richtext/text";
import { DeleteButton } from "../../../core/staff/delete-button";
import type { CharityItem } from "../contract";
import { charityItemsWords } from "../messages";
import { itemName } from "./item-name";

/** Characters of the description that the list shows. */
const PREVIEW_LENGTH = 100;

interface ItemRowProps {
  item: CharityItem;
  onDelete: () => void;
}

/** One charity item in the staff's list: cover, name and tag in English where it has them, first words, price. */
export function ItemRow({ item, onDelete }: ItemRowProps) {
  const words = useStaffMessages();
  const own = useWords(charityItemsWords);
  const name = itemName(item, own.noName);
  const lang = LANGS.find((each) => item[each].name !== "") ?? "eng";
  const { tag, desc } = item[lang];
  const cover = item.coverId.find((id) => id !== null);
  return (
    <div className="flex flex-wrap items-start gap-4">
      {cover && <img src={mediaUrl(cover, 160)} alt="" className="size-24 rounded-xl object-cover" />}
      <div className="min-w-0 flex-1 basis-60" lang={LANG_TAG[lang]}>
        <h2>{name}</h2>
        {tag && <p className="field-hint">{tag}</p>}
        <p>{excerpt(desc, PREVIEW_LENGTH)}</p>
        <p className="font-bold">{item.price}</p>
      </div>
      <div className="row-actions">
        <Link
          className="button button-quiet"
          to={`/cms/editcharityitem?item_id=${item._id}`}
          aria-label={`${words.edit}: ${name}`}
        >
          <Pencil aria-hidden="true" size={18} />
          {words.edit}
        </Link>
        <DeleteButton name={name} question={own.deleteQuestion} onDelete={onDelete} />
      </div>
    </div>
  );
}
