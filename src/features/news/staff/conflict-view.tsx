import { useState } from "react";
import { useStaffMessages } from "../../../core/locale/messages/staff";
import { differences, merge } from "./differences";
import type { NewsForm } from "./draft";
import { pathLabel } from "./path-label";

interface ConflictViewProps {
  mine: NewsForm;
  theirs: NewsForm;
  /** Gets the form with each part as it was chosen. */
  onDone: (merged: NewsForm) => void;
}

/** Both versions of every part that differs, side by side, each with the choice of which to keep. */
export function ConflictView({ mine, theirs, onDone }: ConflictViewProps) {
  const words = useStaffMessages();
  const parts = differences(mine, theirs);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, take: boolean) => {
    const next = new Set(taken);
    if (take) next.add(path);
    else next.delete(path);
    setTaken(next);
  };
  return (
    <section className="conflict stack" aria-labelledby="conflict-heading">
      <h2 id="conflict-heading">{words.conflictTitle}</h2>
      <p>{parts.length === 0 ? words.sameOnBoth : words.conflictText}</p>
      {parts.map(({ path, mine: mineText, theirs: theirsText }) => (
        <fieldset key={path} className="conflict-part">
          <legend>{pathLabel(`news.${path}`, words)}</legend>
          <Version
            name={path}
            label={words.keepMine}
            title={words.mine}
            text={mineText}
            checked={!taken.has(path)}
            onChoose={() => choose(path, false)}
          />
          <Version
            name={path}
            label={words.takeTheirs}
            title={words.theirs}
            text={theirsText}
            checked={taken.has(path)}
            onChoose={() => choose(path, true)}
          />
        </fieldset>
      ))}
      <p>
        <button
          type="button"
          className="button button-main"
          onClick={() => onDone(merge(mine, theirs, taken))}
        >
          {words.conflictDone}
        </button>
      </p>
    </section>
  );
}

interface VersionProps {
  name: string;
  label: string;
  title: string;
  text: string;
  checked: boolean;
  onChoose: () => void;
}

function Version({ name, label, title, text, checked, onChoose }: VersionProps) {
  const words = useStaffMessages();
  return (
    <div className="conflict-version">
      <p className="field-label">{title}</p>
      <p className="conflict-text">{text || words.empty}</p>
      <label className="check">
        <input type="radio" name={name} checked={checked} onChange={onChoose} />
        {label}
      </label>
    </div>
  );
}
