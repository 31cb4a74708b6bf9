import { useState } from "react";
import { useStaffMessages } from "../locale/messages/staff";
import { mediaUrl } from "../media/urls";
import { differences, merge } from "./differences";

interface ConflictViewProps<F extends object> {
  mine: F;
  theirs: F;
  /** Dotted paths of the parts to compare. */
  parts: readonly string[];
  labelOf: (path: string) => string;
  /** Gets the form with each part as it was chosen. */
  onDone: (merged: F) => void;
}

/** Both versions of every part that differs, side by side, each with the choice of which to keep. */
export function ConflictView<F extends object>({
  mine,
  theirs,
  parts,
  labelOf,
  onDone,
}: ConflictViewProps<F>) {
  const words = useStaffMessages();
  const different = differences(mine, theirs, parts);
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
      <p>{different.length === 0 ? words.sameOnBoth : words.conflictText}</p>
      {different.map(({ path, mine: mineText, theirs: theirsText }) => (
        <fieldset key={path} className="conflict-part">
          <legend>{labelOf(path)}</legend>
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
  return (
    <div className="conflict-version">
      <p className="field-label">{title}</p>
      <div className="conflict-text">
        <VersionText text={text} />
      </div>
      <label className="check">
        <input type="radio" name={name} checked={checked} onChange={onChoose} />
        {label}
      </label>
    </div>
  );
}

const IMAGE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A part in words; an image, whose stored value is its id, as the image. */
function VersionText({ text }: { text: string }) {
  const words = useStaffMessages();
  if (text === "") return words.empty;
  const lines = text.split("\n");
  if (!lines.every((line) => IMAGE_ID.test(line))) return text;
  return lines.map((id) => <img key={id} src={mediaUrl(id, 320)} alt="" className="row-cover" />);
}
