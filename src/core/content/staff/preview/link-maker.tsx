import { useId, useState } from "react";
import { createClient } from "../../../api/client";
import { staffTime } from "../../../locale/dates";
import { fill } from "../../../locale/fill";
import { useLang, useWords } from "../../../locale/lang-context";
import { DAYS, previewLinksContract } from "../../preview/links-contract";
import { previewWords } from "./words";

const api = createClient(previewLinksContract);

interface LinkMakerProps {
  type: string;
  /** None of a new entry, to which nothing can lead yet. */
  id: string | undefined;
}

interface Made {
  address: string;
  until: string;
}

/** Makes links by which somebody without an account sees an entry, or the whole site, as it would be. */
export function LinkMaker({ type, id }: LinkMakerProps) {
  const words = useWords(previewWords);
  const lang = useLang();
  const [isWhole, setWhole] = useState(id === undefined);
  const [days, setDays] = useState(DAYS.usual);
  const [made, setMade] = useState<Made>();
  const [failed, setFailed] = useState(false);
  const daysId = useId();
  const make = () => {
    const of = isWhole || id === undefined ? {} : { type, id };
    setFailed(false);
    api.addLink({ ...of, days }).then(setMade, () => setFailed(true));
  };
  return (
    <details className="preview-link">
      <summary>{words.link}</summary>
      <div className="stack">
        <p className="field-hint">{words.linkHint}</p>
        <div className="preview-choices">
          <label className="preview-choice">
            <span>{words.shows}</span>
            <select
              className="field"
              value={isWhole ? "whole" : "entry"}
              onChange={({ target }) => setWhole(target.value === "whole")}
            >
              {id !== undefined && <option value="entry">{words.thisEntry}</option>}
              <option value="whole">{words.wholeSite}</option>
            </select>
          </label>
          <label className="preview-choice" htmlFor={daysId}>
            <span>{words.days}</span>
            <input
              id={daysId}
              className="field"
              type="number"
              inputMode="numeric"
              min={DAYS.least}
              max={DAYS.most}
              value={days}
              onChange={({ target }) => setDays(target.valueAsNumber || DAYS.least)}
              onBlur={() => setDays((now) => Math.round(Math.min(DAYS.most, Math.max(DAYS.least, now))))}
            />
          </label>
          <button type="button" className="button button-quiet" onClick={make}>
            {words.makeLink}
          </button>
        </div>
        <p role="status">
          {failed && words.linkFailed}
          {made && fill(words.goodUntil, { time: staffTime(made.until, lang) })}
        </p>
        {made && <MadeLink address={made.address} />}
      </div>
    </details>
  );
}

function MadeLink({ address }: { address: string }) {
  const words = useWords(previewWords);
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="preview-choices">
      <input
        className="field"
        readOnly
        value={address}
        aria-label={words.theLink}
        onFocus={({ target }) => target.select()}
      />
      <button
        type="button"
        className="button button-quiet"
        onClick={() => void navigator.clipboard?.writeText(address).then(() => setCopied(true))}
      >
        {isCopied ? words.copied : words.copy}
      </button>
    </div>
  );
}
