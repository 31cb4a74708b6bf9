import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { fill } from "../../../core/locale/fill";
import { LANGS, type Localized, localized } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { MediaImage } from "../../../core/media/picture";
import { ActionLabel } from "../../../core/staff/list/action-label";
import { DeleteButton } from "../../../core/staff/list/delete-button";
import { TypedName, typedLang, typedName } from "../../../core/staff/list/typed-name";
import type { SmaTopic } from "../shapes";
import { smaWords } from "../words";
import { completeness, formOf } from "./draft";

/** The titles of a topic, in each language. */
export function titlesOf(topic: SmaTopic): Localized {
  return localized((lang) => topic[lang].title);
}

interface TopicRowProps {
  topic: SmaTopic;
  /** What moves it in the list. */
  moving: ReactNode;
  onDelete: () => void;
}

/** One SMA topic in the staff's list. */
export function TopicRow({ topic, moving, onDelete }: TopicRowProps) {
  const words = useWords(smaWords);
  const staff = useStaffWords();
  const lang = useLang();
  const titles = titlesOf(topic);
  const name = typedName(titles, lang, words.noTitle);
  const nameLang = typedLang(titles, lang);
  const references = Math.max(...LANGS.map((each) => topic[each].references.length));
  const complete = completeness(formOf(topic));
  const missing = LANGS.filter((each) => !complete[each]).map((each) => staff[each]);
  return (
    <div className="flex flex-wrap items-start gap-4">
      {topic.coverId && <MediaImage id={topic.coverId} alt="" sizes="160px" className="row-cover" />}
      <div className="row-text">
        <h2>
          <TypedName texts={titles} none={words.noTitle} />
        </h2>
        <p className="field-hint">
          {fill(words.partCount, { count: topic.eng.items.length })} ·{" "}
          {fill(words.referenceCount, { count: references })}
          {missing.length > 0 && ` · ${fill(words.incomplete, { languages: missing.join(words.listMark) })}`}
        </p>
      </div>
      <div className="row-actions">
        <Link className="button button-quiet" to={`/cms/editsma?topic_id=${topic._id}`}>
          <Pencil aria-hidden="true" size={18} />
          <ActionLabel label={staff.edit} name={name} nameLang={nameLang} />
        </Link>
        <DeleteButton name={name} nameLang={nameLang} question={words.deleteQuestion} onDelete={onDelete} />
        {moving}
      </div>
    </div>
  );
}
