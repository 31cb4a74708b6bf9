import { Pencil, Star } from "lucide-react";
import { Link } from "react-router";
import { newsDate } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { LANG_TAG, LANGS, type Lang } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { MediaImage } from "../../../core/media/picture";
import { ActionLabel } from "../../../core/staff/list/action-label";
import { DeleteButton } from "../../../core/staff/list/delete-button";
import { useListPlace } from "../../../core/staff/list/list-place";
import { TypedName, typedLang, typedName } from "../../../core/staff/list/typed-name";
import type { NewsListEntry } from "../contract";
import { headersOf } from "./header-of";
import { lackingOf } from "./lacking";
import { newsScreenWords } from "./words";

interface NewsRowProps {
  item: NewsListEntry;
  lang: Lang;
  /** Whether it is among those that the home page shows. */
  onHome: boolean;
  onStar: () => void;
  onDelete: () => void;
}

/** One news item in the staff's list. */
export function NewsRow({ item, lang, onHome, onStar, onDelete }: NewsRowProps) {
  const words = useStaffWords();
  const own = useWords(newsScreenWords);
  const headers = headersOf(item);
  const listPlace = useListPlace();
  const lacking = lackingOf(item).map((each) => words[each]);
  const name = typedName(headers, lang, own.noHeader);
  const nameLang = typedLang(headers, lang);
  const shown = [lang, ...LANGS].find((each) => item[each].preview) ?? lang;
  return (
    <li className="row">
      {item.cover && <MediaImage {...item.cover} alt="" sizes="160px" className="row-cover" />}
      <div className="row-text">
        <h2>
          <TypedName texts={headers} none={own.noHeader} />
        </h2>
        <p className="field-hint">
          <time dateTime={item.date}>{newsDate(item.date, lang)}</time>
          {item.starred && <> · {onHome ? own.onHome : own.waiting}</>}
          {lacking.length > 0 && <> · {fill(own.lacking, { languages: lacking.join(own.listMark) })}</>}
        </p>
        <p lang={LANG_TAG[shown]}>{item[shown].preview}</p>
      </div>
      <div className="row-actions">
        <button type="button" className="button button-quiet" aria-pressed={item.starred} onClick={onStar}>
          <Star aria-hidden="true" size={20} fill={item.starred ? "currentColor" : "none"} />
          <ActionLabel
            label={item.starred ? own.isStarred : own.star}
            said={own.star}
            name={name}
            nameLang={nameLang}
          />
        </button>
        <Link className="button button-quiet" to={`/cms/EditNews?news_id=${item._id}`} state={listPlace}>
          <Pencil aria-hidden="true" size={18} />
          <ActionLabel label={words.edit} name={name} nameLang={nameLang} />
        </Link>
        <DeleteButton name={name} nameLang={nameLang} question={words.deleteQuestion} onDelete={onDelete} />
      </div>
    </li>
  );
}
