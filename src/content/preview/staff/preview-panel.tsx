import { useEffect, useId, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { PublishOptionsContext } from "../../../platform/http/publish-options-context";
import { fill, LANGS, type Lang, type Localized, useLang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import type { EntryForm } from "../../staff/form-conversion";
import { CapturedSave, SaveCapture } from "./capture-save";
import { LinkMaker } from "./link-maker";
import { PreviewFrame } from "./preview-frame";
import { type Shown, usePreviewed } from "./use-previewed";
import type { PreviewedForm, TypedState } from "./with-save";
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

/**
 * Opens the dialog beside the form where there is room, else over everything; the focus returns when it
 * closes.
 */
function useSheet(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useRef(onClose);
  closed.current = onClose;
  useEffect(() => {
    const sheet = dialog.current;
    if (!sheet) return undefined;
    const opener = document.activeElement;
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
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return dialog;
}
