import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLang } from "../../locale/lang-context";
import { MediaImage } from "../../media/picture";
import { TypedName } from "../../staff/list/typed-name";
import type { ListedEntry } from "../calls";
import { type CardsAnswer, editAddress, type ListScreens } from "./content-screens";
import { EntryMenu } from "./entry-menu";
import { LanguageMarks } from "./language-marks";

interface ArrangedRowProps {
  screens: ListScreens;
  list: CardsAnswer;
  card: ListedEntry;
  /** What moves it in the list. */
  moving: ReactNode;
  onDelete: () => void;
  /** What else can be done with it. */
  children: ReactNode;
}

/** An entry of a list that staff arrange. Its title opens it. */
export function ArrangedRow({ screens, list, card, moving, onDelete, children }: ArrangedRowProps) {
  const { type, list: slots } = screens;
  const { untitled } = type.words[useLang()];
  return (
    <div className="arranged-row">
      {card.cover && <MediaImage {...card.cover} alt="" sizes="64px" className="entry-table-cover" />}
      <div className="arranged-row-text">
        <h2>
          <Link className="entry-link" draggable={false} to={editAddress(screens, card._id)}>
            <TypedName texts={card.title} none={untitled} />
          </Link>
        </h2>
        {slots?.note && <div className="field-hint">{slots.note(card, list)}</div>}
      </div>
      <LanguageMarks complete={card.complete} />
      <div className="arranged-row-acts">
        {moving}
        <EntryMenu type={type} card={card} onDelete={onDelete}>
          {children}
        </EntryMenu>
      </div>
    </div>
  );
}
