import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { LANG_TAG } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { mediaUrl } from "../../../core/media/urls";
import { excerpt } from "../../../core/richtext/text";
import { ActionLabel } from "../../../core/staff/list/action-label";
import { DeleteButton } from "../../../core/staff/list/delete-button";
import { TypedName, typedLang, typedName } from "../../../core/staff/list/typed-name";
import type { CharityItem } from "../contract";
import { namesOf } from "./item-name";
import { charityItemsWords } from "./words";

/** Characters of the description that the list shows. */
const PREVIEW_LENGTH = 100;

interface ItemRowProps {
  item: CharityItem;
  /** What moves it in the list. */
  moving: ReactNode;
  onDelete: () => void;
}

/** One charity item in the staff's list: cover, name and tag, first words, price. */
export function ItemRow({ item, moving, onDelete }: ItemRowProps) {
  const words = useStaffWords();
  const own = useWords(charityItemsWords);
  const names = namesOf(item);
  const reader = useLang();
  const lang = typedLang(names, reader) ?? reader;
  const name = typedName(names, reader, own.noName);
  const { tag, desc } = item[lang];
  const cover = item.coverId.find((id) => id !== null);
  return (
    <div className="flex flex-wrap items-start gap-4">
      {cover && <img src={mediaUrl(cover, 160)} alt="" className="size-24 rounded-xl object-cover" />}
      <div className="row-text" lang={LANG_TAG[lang]}>
        <h2>
          <TypedName texts={names} none={own.noName} />
        </h2>
        {tag && <p className="field-hint">{tag}</p>}
        <p>{excerpt(desc, PREVIEW_LENGTH)}</p>
        <p className="font-bold">{item.price}</p>
      </div>
      <div className="row-actions">
        <Link className="button button-quiet" to={`/cms/editcharityitem?item_id=${item._id}`}>
          <Pencil aria-hidden="true" size={18} />
          <ActionLabel label={words.edit} name={name} nameLang={lang} />
        </Link>
        <DeleteButton name={name} nameLang={lang} question={own.deleteQuestion} onDelete={onDelete} />
        {moving}
      </div>
    </div>
  );
}
