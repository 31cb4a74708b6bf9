import { ArrowDown, ArrowUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useWords } from "../../locale/use-words";
import { ActionLabel } from "./action-label";
import { listWords } from "./words";

interface MoveControlsProps {
  /** Start of the ids of the controls, unique on the page. */
  idPrefix: string;
  /** How a person calls the row. */
  name: string;
  /** Its place in the list, from 0. */
  at: number;
  total: number;
  /** `to` counts from 0; `control` is the id of what was pressed. */
  onMove: (to: number, control: string) => void;
}

/** Two of a list change places by either of two buttons; a choice of position has a use from three on. */
const WORTH_CHOOSING = 3;

/** The ways to move a row that everybody can use: one up, one down, and to a position by its number. */
export function MoveControls({ idPrefix, name, at, total, onMove }: MoveControlsProps) {
  const words = useWords(listWords);
  const button = (id: string, to: number, label: string, icon: ReactNode) => (
    <MoveButton id={id} name={name} label={label} off={to < 0 || to >= total} onMove={() => onMove(to, id)}>
      {icon}
    </MoveButton>
  );
  return (
    <div className="row-actions">
      {button(`${idPrefix}-up`, at - 1, words.moveUp, <ArrowUp aria-hidden="true" size={20} />)}
      {button(`${idPrefix}-down`, at + 1, words.moveDown, <ArrowDown aria-hidden="true" size={20} />)}
      {total >= WORTH_CHOOSING && <PositionChoice {...{ idPrefix, name, at, total, onMove }} />}
    </div>
  );
}

/** Not a form of its own: the list may stand in one. */
function PositionChoice({ idPrefix, name, at, total, onMove }: MoveControlsProps) {
  const words = useWords(listWords);
  const [chosen, setChosen] = useState<number | null>(null);
  const to = chosen ?? at;
  const moveTo = (id: string, place: number, label: string) => (
    <MoveButton
      id={`${idPrefix}-${id}`}
      name={name}
      label={label}
      off={place === at}
      onMove={() => {
        setChosen(null);
        onMove(place, `${idPrefix}-${id}`);
      }}
    />
  );
  return (
    <details>
      <summary className="button button-quiet">
        <ActionLabel label={words.moveToPosition} name={name} />
      </summary>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <label htmlFor={`${idPrefix}-position`}>{words.position}</label>
        <div>
          <select
            id={`${idPrefix}-position`}
            className="field"
            value={to}
            onChange={(event) => setChosen(Number(event.target.value))}
          >
            {Array.from({ length: total }, (_, position) => (
              <option key={`position ${position + 1}`} value={position}>
                {position + 1}
              </option>
            ))}
          </select>
        </div>
        {moveTo("move", to, words.move)}
        {moveTo("first", 0, words.moveFirst)}
        {moveTo("last", total - 1, words.moveLast)}
      </div>
    </details>
  );
}

interface MoveButtonProps {
  id: string;
  /** Of the row. */
  name: string;
  label: string;
  off: boolean;
  onMove: () => void;
  children?: ReactNode;
}

/** Stays reachable where there is nowhere to go, so that the focus is not lost when a row arrives there. */
function MoveButton({ id, name, label, off, onMove, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className="button button-quiet"
      title={children === undefined ? undefined : label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onMove}
    >
      {children}
      <ActionLabel label={label} name={name} />
    </button>
  );
}
