import { useEffect, useId, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router";
import { CallError, createClient } from "../../../platform/http/client";
import { PublishOptionsContext } from "../../../platform/http/publish-options-context";
import { staffTime } from "../../../platform/locale/format";
import { fill, LANGS, type Lang, type Localized, useLang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import type { EntryForm } from "../../staff/form-conversion";
import { DAYS, previewLinksContract } from "../contract";
import { PreviewFrame, type Shown, usePreviewed } from "./preview-frame";
import {
  CapturedSave,
  type LinkOutcome,
  type PreviewedForm,
  type SaveAsDraft,
  SaveCapture,
  type TypedState,
  useLinkOutcome,
  WithSaveAsDraft,
} from "./with-save";
import { previewWords } from "./words";

interface PreviewPanelProps {
  of: PreviewedForm;
  form: EntryForm;
  typed?: TypedState | undefined;
  onClose: () => void;
}

/** From this width on it is beside the form; else it is a sheet over it. */
const WIDE = "(min-width: 1200px)";

/** The page of an entry as visitors would see it, which follows what is typed. */
export function PreviewPanel({ of, form, typed, onClose }: PreviewPanelProps) {
  const words = useWords(previewWords);
  const capturedSave = useMemo(() => new CapturedSave(), []);
  const [look, setLook] = useState<Look>(() => ({
    width: matchMedia("(min-width: 48rem)").matches ? "desktop" : "phone",
    colours: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
  }));
  const [request, setRequest] = useState<PreviewRequest>({ lang: useLang(), path: undefined, whole: false });
  const previewed = usePreviewed(of, request, capturedSave);
  const dialog = useSheet(onClose);
  const titleId = useId();
  return createPortal(
    <dialog ref={dialog} className="preview-panel" aria-labelledby={titleId}>
      <div className="preview-head">
        <h2 id={titleId}>{words.title}</h2>
        <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
      <Choices {...{ request, setRequest, look, setLook }} />
      <Said {...previewed} said={"said" in of ? of.said : undefined} />
      <PreviewFrame
        shown={previewed.shown}
        {...look}
        onFollow={({ lang, path }) =>
          setRequest((before) => ({ ...before, lang: lang ?? before.lang, path }))
        }
      />
      {request.path !== undefined && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => setRequest((before) => ({ ...before, path: undefined }))}
        >
          {words.back}
        </button>
      )}
      <LinkMaker {...{ of, form, typed }} />
      <PublishOptionsContext value={capturedSave}>
        <SaveCapture of={of} form={form} />
      </PublishOptionsContext>
    </dialog>,
    document.body,
  );
}

/** The requested page: without an address, that of the entry. */
export interface PreviewRequest {
  lang: Lang;
  path: string | undefined;
  whole: boolean;
}

/** The width and colours in which it is shown. */
export interface Look {
  width: "phone" | "desktop";
  colours: "light" | "dark";
}

interface ChoicesProps {
  request: PreviewRequest;
  setRequest: (change: (before: PreviewRequest) => PreviewRequest) => void;
  look: Look;
  setLook: (change: (before: Look) => Look) => void;
}

function Choices({ request, setRequest, look, setLook }: ChoicesProps) {
  const words = useWords(previewWords);
  const staff = useStaffWords();
  return (
    <div className="preview-choices">
      <Choice
        label={words.language}
        value={request.lang}
        options={LANGS.map((lang) => [lang, staff[lang]] as const)}
        onChange={(lang) => setRequest((before) => ({ ...before, lang }))}
      />
      <Choice
        label={words.width}
        value={look.width}
        options={[
          ["phone", words.phone],
          ["desktop", words.desktop],
        ]}
        onChange={(width) => setLook((before) => ({ ...before, width }))}
      />
      <Choice
        label={words.colours}
        value={look.colours}
        options={[
          ["light", words.light],
          ["dark", words.dark],
        ]}
        onChange={(colours) => setLook((before) => ({ ...before, colours }))}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={request.whole}
          onChange={({ target }) => setRequest((before) => ({ ...before, whole: target.checked }))}
        />
        {words.whole}
      </label>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const choose = (chosen: string) => {
    const found = options.find(([each]) => each === chosen);
    if (found) onChange(found[0]);
  };
  return (
    <label className="preview-choice">
      <span>{label}</span>
      <select className="field" value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SaidProps {
  shown: Shown | undefined;
  failed: boolean;
  /** Replaces the message that a page follows the form. */
  said: Localized | undefined;
}

/** Says whether the page shows the form's present state. */
function Said({ shown, failed, said }: SaidProps) {
  const words = useWords(previewWords);
  const lang = useLang();
  const { refused, status } = shown ?? {};
  const faults = refused?.errors.map(({ message }) => message) ?? [];
  const why = refused && (faults.length > 0 ? [...new Set(faults)].join(" ") : refused.message);
  return (
    <p role="status" className="preview-said">
      {failed
        ? words.failed
        : why
          ? fill(words.refused, { message: why })
          : status === 404
            ? words.missing
            : (said?.[lang] ?? words.following)}
    </p>
  );
}

/** Opens the dialog beside the form where there is room, else over everything. */
function useSheet(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useRef(onClose);
  closed.current = onClose;
  useEffect(() => {
    const sheet = dialog.current;
    if (!sheet) return undefined;
    const wide = matchMedia(WIDE);
    let isMoving = false;
    const open = () => {
      isMoving = sheet.open;
      sheet.close();
      if (wide.matches) sheet.show();
      else sheet.showModal();
    };
    const leave = () => {
      if (!isMoving) closed.current();
      isMoving = false;
    };
    // For the form to make room: with :has() each change anywhere would have all of the screen looked at.
    const { dataset } = document.documentElement;
    dataset.preview = "";
    open();
    wide.addEventListener("change", open);
    sheet.addEventListener("close", leave);
    return () => {
      wide.removeEventListener("change", open);
      sheet.removeEventListener("close", leave);
      delete dataset.preview;
    };
  }, []);
  return dialog;
}

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
function LinkMaker({ of, form, typed }: LinkMakerProps) {
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
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Not allowed, or not over HTTPS: selected, it is copied by hand.
      field.current?.focus();
    }
  };
  return (
    <div className="preview-choices">
      <input
        ref={field}
        className="field"
        readOnly
        value={address}
        aria-label={words.theLink}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        {isCopied ? words.copied : words.copy}
      </button>
    </div>
  );
}
