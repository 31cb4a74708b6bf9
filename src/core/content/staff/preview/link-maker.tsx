import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { CallError, createClient } from "../../../api/client";
import { staffTime } from "../../../locale/dates";
import { fill } from "../../../locale/fill";
import { useLang, useWords } from "../../../locale/lang-context";
import { DAYS, previewLinksContract } from "../../preview/links-contract";
import type { EntryForm } from "../form-conversion";
import { type MadeLink as Made, useMadeLink } from "./made-link";
import { type TypedState, WithSaveAsDraft } from "./save-as-draft";
import type { PreviewedForm } from "./typed-body";
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
  const before = useMadeLink();
  const navigate = useNavigate();
  const words = useWords(previewWords);
  const lang = useLang();
  const [isWhole, setWhole] = useState(false);
  const [days, setDays] = useState(DAYS.usual);
  const [made, setMade] = useState<Made | undefined>(before);
  const [failed, setFailed] = useState<string>();
  const daysId = useId();
  const [isMaking, setMaking] = useState(false);
  const make = async (save: Parameters<Parameters<typeof WithSaveAsDraft>[0]["children"]>[0]) => {
    setFailed(undefined);
    setMaking(true);
    try {
      const saved = await save?.();
      const entry = saved?.id ?? id;
      const link = await api.addLink({
        ...(isWhole || entry === undefined ? {} : { type, id: entry }),
        days,
      });
      if (!saved) return setMade(link);
      typed?.drop();
      // The form goes on from what was saved just now.
      const { address, until, link_id } = link;
      const state = { previewLink: { address, until } };
      await navigate(`${saved.address}&saved=${link_id}`, { state, replace: true, preventScrollReset: true });
    } catch (error) {
      const { message, errors } = error instanceof CallError ? error : new CallError(0, "");
      setFailed([...new Set(errors.map((each) => each.message))].join(" ") || message || words.linkFailed);
    } finally {
      setMaking(false);
    }
  };
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
          {failed !== undefined && fill(words.noLink, { message: failed })}
          {before && made === before && words.draftSaved}{" "}
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
