import { Link } from "react-router";
import { staffTime } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { Filled, Name } from "../../../core/locale/name";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { ActionLabel } from "../../../core/staff/list/action-label";
import type { ActivityEntry } from "../contract";
import { activityWords } from "../words";
import { useJournalWords } from "./journal-words";

/** One thing that was done: what, by whom, when, and the way to it. */
export function EntryRow({ entry }: { entry: ActivityEntry }) {
  const staff = useStaffWords();
  const words = useWords(activityWords);
  const lang = useLang();
  const journal = useJournalWords();
  const { feature, author, at } = entry;
  const what = fill(words.what, {
    feature: journal.featureName(feature),
    action: journal.actionName(entry),
  });
  const account = accountOf(entry, words.unknownName);
  const time = staffTime(at, lang);
  const place = journal.placeOf(entry);
  return (
    <li className="row">
      <div className="row-text">
        <h2>
          {account === undefined ? (
            what
          ) : (
            <Filled sentence={fill(staff.withName, { label: what })} names={{ name: account }} />
          )}
        </h2>
        <p className="field-hint">
          {author ? <Name text={author} /> : words.nobody} · <time dateTime={at}>{time}</time>
        </p>
      </div>
      {place && (
        <div className="row-actions">
          <Link className="button button-quiet" to={place}>
            <ActionLabel label={words.open} name={fill(words.entry, { what, time, number: entry.id })} />
          </Link>
        </div>
      )}
    </li>
  );
}

/** Whose account it was, where that is not the one who did it. */
function accountOf({ feature, entityId, author }: ActivityEntry, unknown: string): string | undefined {
  if (feature !== "accounts" || (entityId === author && author !== "")) return undefined;
  return entityId || unknown;
}
