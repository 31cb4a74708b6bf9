import { Pencil } from "lucide-react";
import { Link } from "react-router";
import { fill } from "../../../core/locale/fill";
import { LANGS, type Lang, localized } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useStaffMessages } from "../../../core/locale/messages/staff";
import { useWords } from "../../../core/locale/use-words";
import { MediaImage } from "../../../core/media/picture";
import { DeleteButton } from "../../../core/staff/delete-button";
import { smaWords } from "../messages";
import type { SmaTopic } from "../shapes";
import { completeness, formOf, textIn } from "./draft";

/** The title of a topic in `lang`, else in another language. */
export function titleOf(topic: SmaTopic, lang: Lang, none: string): string {
  return textIn(
    localized((each) => topic[each].title),
    lang,
    none,
  );
}

/** One SMA topic in the staff's list. */
export function TopicRow({ topic, onDelete }: { topic: SmaTopic; onDelete: () => void }) {
  const words = useWords(smaWords);
  const staff = useStaffMessages();
  const name = titleOf(topic, useLang(), words.noTitle);
  const references = Math.max(...LANGS.map((lang) => topic[lang].references.length));
  const complete = completeness(formOf(topic));
  const missing = LANGS.filter((lang) => !complete[lang]).map((lang) => staff[lang]);
  return (
    <div className="flex flex-wrap items-start gap-4">
      {topic.coverId && <MediaImage id={topic.coverId} alt="" sizes="160px" className="row-cover" />}
      <div className="row-text">
        <h2>{name}</h2>
        <p className="field-hint">
          {fill(words.partCount, { count: topic.eng.items.length })} ·{" "}
          {fill(words.referenceCount, { count: references })}
          {missing.length > 0 && ` · ${fill(words.incomplete, { languages: missing.join(words.listMark) })}`}
        </p>
      </div>
      <div className="row-actions">
        <Link
          className="button button-quiet"
          to={`/cms/editsma?topic_id=${topic._id}`}
          aria-label={`${staff.edit}: ${name}`}
        >
          <Pencil aria-hidden="true" size={18} />
          {staff.edit}
        </Link>
        <DeleteButton name={name} question={words.deleteQuestion} onDelete={onDelete} />
      </div>
    </div>
  );
}
