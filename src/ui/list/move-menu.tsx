import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpDown, ArrowUpToLine } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useWords } from "../../platform/locale/lang";
import { ActionLabel, ActionMenu } from "./action-label";
import { listWords } from "./words";

interface MoveMenuProps {
  /** Start of the ids of the controls, unique on the page. */
  idPrefix: string;
  /** The name of the row for people. */
  name: string;
  /** Its place in the list, from 0. */
  at: number;
  total: number;
  /** `to` counts from 0; `control` is the id of the element to focus then. */
  onMove: (to: number, control: string) => void;
}

/** A list of two needs only the two buttons; the rest is useful from three on. */
const WORTH_CHOOSING = 3;

/**
 * Accessible ways to move a row, in one menu: one up or down, after which it stays open; to the top, to the
 * end, and to a position by its number. Nothing for a single row.
 */
export function MoveMenu(props: MoveMenuProps) {
  const { idPrefix, name, at, total, onMove } = props;
  const words = useWords(listWords);
  if (total < 2) return null;
  const id = `${idPrefix}-move`;
  const step = (key: string, to: number, label: string, icon: ReactNode) => (
    <MoveButton
      id={`${idPrefix}-${key}`}
      name={name}
      label={label}
      off={to < 0 || to >= total}
      onMove={() => onMove(to, `${idPrefix}-${key}`)}
    >
      {icon}
    </MoveButton>
  );
  const goTo = (to: number) => {
    const menu = document.getElementById(id)?.closest("details");
    if (menu) menu.open = false;
    onMove(to, id);
  };
  const label = (
    <>
      <ArrowUpDown aria-hidden="true" size={20} />
      <ActionLabel label={words.move} name={name} />
    </>
  );
  return (
    <ActionMenu label={label} id={id} className="move-menu">
      {step("up", at - 1, words.moveUp, <ArrowUp aria-hidden="true" size={20} />)}
      {step("down", at + 1, words.moveDown, <ArrowDown aria-hidden="true" size={20} />)}
      {total >= WORTH_CHOOSING && (
        <>
          <MoveButton name={name} label={words.moveFirst} off={at === 0} onMove={() => goTo(0)}>
            <ArrowUpToLine aria-hidden="true" size={20} />
          </MoveButton>
          <MoveButton
            name={name}
            label={words.moveLast}
            off={at === total - 1}
            onMove={() => goTo(total - 1)}
          >
            <ArrowDownToLine aria-hidden="true" size={20} />
          </MoveButton>
          <PositionChoice {...props} onChoose={goTo} />
        </>
      )}
    </ActionMenu>
  );
}

/** Not a form of its own: the list may be inside one. */
function PositionChoice({
  idPrefix,
  name,
  at,
  total,
  onChoose,
}: MoveMenuProps & { onChoose: (to: number) => void }) {
  const words = useWords(listWords);
  const [chosen, setChosen] = useState<number | null>(null);
  const to = chosen ?? at;
  return (
    <div className="move-menu-position">
      <label htmlFor={`${idPrefix}-position`}>{words.moveToPosition}</label>
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
      <MoveButton
        name={name}
        label={words.moveThere}
        off={to === at}
        onMove={() => {
          setChosen(null);
          onChoose(to);
        }}
      />
    </div>
  );
}

interface MoveButtonProps {
  id?: string;
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
      aria-disabled={off || undefined}
      onClick={off ? undefined : onMove}
    >
      {children}
      <ActionLabel label={label} name={name} />
    </button>
  );
}
