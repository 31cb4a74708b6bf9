import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { CallError, createClient } from "../../../platform/http/client";
import { staffTime } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import type { EntryForm } from "../../staff/form-conversion";
import { DAYS, previewLinksContract } from "../contract";
import {
  type LinkOutcome,
  type PreviewedForm,
  type SaveAsDraft,
  type TypedState,
  useLinkOutcome,
  WithSaveAsDraft,
} from "./with-save";
import { previewWords } from "./words";

const api = createClient(previewLinksContract);

interface LinkMakerProps {
  of: PreviewedForm;
  form: EntryForm;
  typed: TypedState | undefined;
}

/**
 * Makes links by which somebody without an account sees an entry, or the whole site, as it would be. What is typed is
 * saved as a draft first, so that the link shows it.
 */
export function LinkMaker({ of, form, typed }: LinkMakerProps) {
  const type = of.screens.type.name;
  const id = of.entry?._id;
  const before = useLinkOutcome();
  const navigate = useNavigate();
  const words = useWords(previewWords);
  const lang = useLang();
  const [isWhole, setWhole] = useState(false);
  const [days, setDays] = useState(DAYS.usual);
  const [outcome, setOutcome] = useState(before);
  const daysId = useId();
  const [isMaking, setMaking] = useState(false);
  const failure = (error: unknown): LinkOutcome => {
    const { message, errors } = error instanceof CallError ? error : new CallError(0, "");
    return {
      failed: [...new Set(errors.map((each) => each.message))].join(" ") || message || words.linkFailed,
    };
  };
  const linkTo = (entry: string | undefined): Promise<LinkOutcome> =>
    api
      .addLink({ ...(isWhole || entry === undefined ? {} : { type, id: entry }), days })
      .then(({ url, expires }) => ({ address: url, until: expires }), failure);
  const make = async (save: SaveAsDraft | undefined) => {
    setOutcome(undefined);
    setMaking(true);
    if (save) typed?.hold(true);
    try {
      const saved = await save?.();
      const previewLink = await linkTo(saved?.id ?? id);
      if (!saved) return setOutcome(previewLink);
      typed?.drop();
      // The form continues from this save, link or none: a second save of a new entry would add another.
      const options = { state: { previewLink }, replace: true, preventScrollReset: true };
      await navigate(`${saved.address}&saved=${Date.now()}`, options);
    } catch (error) {
      setOutcome(failure(error));
    } finally {
      setMaking(false);
      typed?.hold(false);
    }
  };
  const made = outcome && "address" in outcome ? outcome : undefined;
  return (
    <details className="preview-link" open={before !== undefined || undefined}>
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
              <option value="entry">{words.thisEntry}</option>
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
          <WithSaveAsDraft {...{ of, form, typed }}>
            {(save) => (
              <button
                type="button"
                className="button button-quiet"
                aria-disabled={isMaking}
                onClick={() => void (isMaking || make(save))}
              >
                {save ? words.saveAndLink : words.makeLink}
              </button>
            )}
          </WithSaveAsDraft>
        </div>
        <p role="status">
          {before && outcome === before && words.draftSaved}{" "}
          {outcome && "failed" in outcome && fill(words.noLink, { message: outcome.failed })}
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
