import { Link } from "react-router";
import { newsDate } from "../../locale/dates";
import { useLang } from "../../locale/lang-context";
import { useWords } from "../../locale/use-words";
import { useStaffWords } from "../../locale/words/staff";
import { MediaImage } from "../../media/picture";
import { ProblemSummary } from "../../staff/form/problem-summary";
import { useListPlace } from "../../staff/list/list-place";
import { TypedName } from "../../staff/list/typed-name";
import type { ListedEntry } from "../calls";
import { type CardsAnswer, editAddress, type ListScreens, useNoActions } from "./content-screens";
import { EntryMenu } from "./entry-menu";
import { LanguageMarks } from "./language-marks";
import { contentWords } from "./words";

interface EntryTableProps {
  screens: ListScreens;
  list: CardsAnswer;
  /** What the table is, for who cannot see it. */
  label: string;
  onDelete: (card: ListedEntry) => void;
  refresh: () => Promise<void>;
}

/** The entries of a page: a table where it is wide, cards where it is narrow. The row opens its entry. */
export function EntryTable({ screens, list, label, onDelete, refresh }: EntryTableProps) {
  const words = useWords(contentWords);
  const useActions = screens.list?.useActions ?? useNoActions;
  const actions = useActions(refresh);
  const dated = list.items.some(({ date }) => date !== null);
  return (
    <>
      <ProblemSummary problem={actions.problem} labelOf={() => label} />
      <table className="entry-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{words.title}</th>
            <th scope="col">{words.languages}</th>
            {dated && (
              <th scope="col" className="entry-table-date">
                {words.date}
              </th>
            )}
            <th scope="col">
              <span className="visually-hidden">{words.more}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.items.map((card) => (
            <EntryRow key={card._id} {...{ screens, list, card, dated, onDelete }}>
              {actions.of(card)}
            </EntryRow>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface EntryRowProps extends Pick<EntryTableProps, "screens" | "list" | "onDelete"> {
  card: ListedEntry;
  dated: boolean;
  children: React.ReactNode;
}

function EntryRow({ screens, list, card, dated, onDelete, children }: EntryRowProps) {
  const lang = useLang();
  const staff = useStaffWords();
  const listPlace = useListPlace();
  const words = screens.type.words[lang];
  return (
    <tr>
      <td className="entry-table-title">
        {card.cover && <MediaImage {...card.cover} alt="" sizes="64px" className="entry-table-cover" />}
        <div>
          <Link className="entry-table-link" to={editAddress(screens, card._id)} state={listPlace}>
            <span className="visually-hidden">{staff.edit}: </span>
            <TypedName texts={card.title} none={words.untitled} />
          </Link>
          {screens.list?.note && <div className="field-hint">{screens.list.note(card, list)}</div>}
        </div>
      </td>
      <td>
        <LanguageMarks complete={card.complete} />
      </td>
      {dated && (
        <td className="entry-table-date">
          {card.date && <time dateTime={card.date}>{newsDate(card.date, lang)}</time>}
        </td>
      )}
      <td className="entry-table-more">
        <EntryMenu type={screens.type} card={card} onDelete={() => onDelete(card)}>
          {children}
        </EntryMenu>
      </td>
    </tr>
  );
}
