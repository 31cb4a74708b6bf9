import {
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal, flushSync } from "react-dom";
import { decodeEntities } from "../../../platform/html/text";
import { fill, LANG_TAG, LANGS, type Lang, useWords } from "../../../platform/locale/lang";
import { Filled } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { mediaUrl } from "../../../platform/media-urls";
import { fieldId } from "../../../ui/fields/field-frame";
import { TextField } from "../../../ui/fields/text-field";
import { type FormAround, FormAroundContext } from "../../../ui/form/draft-form";
import { ActionLabel } from "../../../ui/list/action-label";
import { DESCRIPTIONS } from "../../pictures/descriptions";
import type { PreviewedForm } from "../../preview/staff/with-save";
import type { EntryForm } from "../../staff/form-conversion";
import { type Issue, type Known, textAt } from "../check-text";
import { useIssueWords } from "./issue-words";
import {
  type CheckedForm,
  checkedForm,
  isRepairable,
  type Outcome,
  useIssues,
  useRepair,
} from "./use-issues";
import { checkWords } from "./words";

interface CheckListProps {
  checked: CheckedForm;
  findings: readonly Issue[];
  known: Known;
  around: FormAround;
  /** Has the form looked at as soon as it has changed. */
  hurry: () => void;
  onClosed: () => void;
}

/** All issues of a form, in one list over it. */
function CheckList({ checked, findings, known, around, hurry, onClosed }: CheckListProps): ReactNode {
  const words = useWords(checkWords);
  const titleId = useId();
  const { dialog, close } = useModal(onClosed);
  const { outcome, repair, undo } = useRepair(checked, known, around, hurry);
  const rememberPlace = useRestoredPosition(dialog, findings);
  return createPortal(
    <dialog ref={dialog} className="dialog review-dialog" aria-labelledby={titleId}>
      <div className="stack">
        <h2 id={titleId} tabIndex={-1}>
          {words.title}
        </h2>
        <p>{findings.length === 0 ? words.none : words.advice}</p>
        <ul className="check-list">
          {findings.map((finding, at) => (
            <CheckRow
              key={finding.key}
              finding={finding}
              label={around.labelOf(finding.path)}
              onRepair={(words) => {
                rememberPlace(at);
                void repair(finding, words);
              }}
              onGo={() => close(() => goTo(finding, checked.form, around))}
            />
          ))}
        </ul>
        <section className="check-questions">
          <h3>{words.byHand.title}</h3>
          <ul>
            {words.byHand.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
        <div className="review-actions row-actions">
          <OutcomeLine outcome={outcome} onUndo={undo} />
          <button type="button" className="button button-quiet" onClick={() => close()}>
            {words.close}
          </button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

/** Says what the last press has done, with Undo. */
function OutcomeLine({ outcome, onUndo }: { outcome: Outcome | undefined; onUndo: () => void }) {
  const words = useWords(checkWords);
  const wordsOf = useIssueWords();
  const what = outcome && wordsOf(outcome.finding).what;
  const isDone = outcome && !("failed" in outcome) && !outcome.isUndone;
  return (
    <>
      <p role="status">
        {what !== undefined &&
          (isDone
            ? fill(words.done, { what })
            : outcome && "failed" in outcome
              ? words.failed
              : fill(words.undone, { what }))}
      </p>
      {isDone && (
        <button type="button" className="button button-quiet" onClick={onUndo}>
          {words.undo}
        </button>
      )}
    </>
  );
}

/** A modal dialog; what is to be done after it has closed comes when the page takes the focus again. */
function useModal(onClosed: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const after = useRef<() => void>(undefined);
  const closed = useRef(onClosed);
  closed.current = onClosed;
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    if (!shown.open) shown.showModal();
    const end = () => {
      closed.current();
      after.current?.();
    };
    shown.addEventListener("close", end);
    return () => shown.removeEventListener("close", end);
  }, []);
  const close = (then?: () => void) => {
    after.current = then;
    dialog.current?.close();
  };
  return { dialog, close };
}

/** Focuses the issue that took the place of a fixed one, else the title. */
function useRestoredPosition(dialog: { current: HTMLDialogElement | null }, findings: readonly Issue[]) {
  const left = useRef<{ at: number; of: readonly Issue[] }>(undefined);
  useLayoutEffect(() => {
    if (!left.current || left.current.of === findings) return;
    const { at } = left.current;
    left.current = undefined;
    const heads = dialog.current?.querySelectorAll<HTMLElement>("li > h3") ?? [];
    const next = heads[Math.min(at, heads.length - 1)] ?? dialog.current?.querySelector("h2");
    next?.focus();
  }, [dialog, findings]);
  return (at: number) => {
    left.current = { at, of: findings };
  };
}

/** The width in pixels of the picture of an issue. */
const PICTURE = 320;

interface CheckRowProps {
  finding: Issue;
  /** The name of its field, with its language. */
  label: string;
  /** Fixes it, with the given words where the program knows none. */
  onRepair: (words?: string) => void;
  onGo: () => void;
}

/** One finding: what it is and where, why, and what can be done about it. */
function CheckRow({ finding, label, onRepair, onGo }: CheckRowProps) {
  const words = useWords(checkWords);
  const { withName } = useStaffWords();
  const { check, said, lang, picture } = finding;
  const { what, why, repair } = useIssueWords()(finding);
  const place = said === "" ? label : fill(withName, { label, name: said });
  return (
    <li className="check-row">
      <h3 tabIndex={-1}>{what}</h3>
      <p>
        {said === "" ? (
          label
        ) : (
          <Filled
            sentence={fill(withName, { label })}
            names={{ name: { text: fill(words.quoted, { said }), lang } }}
          />
        )}
      </p>
      <p>{why}</p>
      {picture !== undefined && <img src={mediaUrl(picture, PICTURE)} alt="" loading="lazy" />}
      {check.startsWith("link") && <LinkWords finding={finding} place={place} onUse={onRepair} />}
      <div className="row-actions">
        {repair !== undefined && isRepairable(finding) && (
          <button type="button" className="button button-main" onClick={() => onRepair()}>
            <ActionLabel label={repair} name={place} nameLang={lang} />
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onGo}>
          <ActionLabel label={words.goTo} name={place} nameLang={lang} />
        </button>
      </div>
    </li>
  );
}

interface LinkWordsProps {
  finding: Issue;
  place: string;
  onUse: (words: string) => void;
}

/** A field for a link's text, since typing over it in the editor would remove the link. */
function LinkWords({ finding: { lang }, place, onUse }: LinkWordsProps) {
  const words = useWords(checkWords);
  const [typed, setTyped] = useState("");
  const given = typed.trim();
  return (
    <>
      <TextField
        path={useId()}
        label={words.linkWords}
        errors={[]}
        lang={lang && LANG_TAG[lang]}
        value={typed}
        onChange={setTyped}
      />
      {given !== "" && (
        <button type="button" className="button button-main justify-self-start" onClick={() => onUse(given)}>
          <ActionLabel label={words.useWords} name={place} nameLang={lang} />
        </button>
      )}
    </>
  );
}

interface ChecksProps {
  of: PreviewedForm;
  form: EntryForm;
}

/** Checks a form once it has the focus: a form that is only read needs no tables and no requests. */
export function Checks(props: ChecksProps): ReactNode {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const begin = () => setUsed(true);
    addEventListener("focusin", begin, { once: true });
    return () => removeEventListener("focusin", begin);
  }, []);
  return isUsed && <FormIssues {...props} />;
}

/** The number of issues, beside the button that saves, which opens their list. */
function FormIssues({ of, form }: ChecksProps): ReactNode {
  const words = useWords(checkWords);
  const around = useContext(FormAroundContext);
  const { screens } = of;
  const checked = useMemo(() => checkedForm(screens, form), [screens, form]);
  const { findings, known, hurry } = useIssues(checked);
  const [isOpen, setOpen] = useState(false);
  const count = findings.length;
  const said = count === 0 ? "" : count === 1 ? words.one : fill(words.count, { count });
  const closed = () => flushSync(() => setOpen(false));
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          className="button button-quiet"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {said}
        </button>
      )}
      <span role="status" className="visually-hidden">
        {said}
      </span>
      {isOpen && around && <CheckList {...{ checked, findings, known, around, hurry }} onClosed={closed} />}
    </>
  );
}

/** The control of a field path, or of the field around it, such as a list of pictures. */
function controlAt(path: string): HTMLElement | null {
  const parts = path.split(".");
  for (let length = parts.length; length > 1; length -= 1) {
    const control = document.getElementById(fieldId(parts.slice(0, length).join(".")));
    if (control) return control;
  }
  return null;
}

/** The field for the library's description of a picture in a form; none for one in a text. */
const descriptionOf = ({ picture, start, end }: Issue, prefix: string): HTMLElement | null =>
  picture !== undefined && start === end
    ? document.querySelector(`[id^="${fieldId(`${prefix}${DESCRIPTIONS}.${picture}`)}"]`)
    : null;

/** Scrolls to an issue and puts the focus there, with its words selected where possible. */
function goTo(finding: Issue, form: object, { requestPrefix, reveal }: FormAround): void {
  flushSync(() => reveal?.(finding.path));
  const control = descriptionOf(finding, requestPrefix) ?? controlAt(`${requestPrefix}${finding.path}`);
  for (let fold = control?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
    fold.open = true;
  }
  if (!control) return;
  if (finding.lang && !control.checkVisibility()) showLanguage(finding.lang);
  control.focus();
  control.scrollIntoView({ block: "center" });
  const text = textAt(form, finding.path);
  if (text !== undefined) choose(control, text, finding);
}

/** Chooses a language to write in by its button, where there is no room for the one beside it. */
function showLanguage(lang: Lang): void {
  const buttons = document.querySelectorAll<HTMLElement>(".language-choice button");
  flushSync(() => buttons[LANGS.indexOf(lang)]?.click());
}

function choose(control: HTMLElement, text: string, finding: Issue): void {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement) {
    control.setSelectionRange(finding.start, finding.end);
  } else if (control.isContentEditable) chooseIn(control, text, finding);
}

const wordsOf = (html: string) => decodeEntities(html.replaceAll(/<[^<>]*>/g, ""));

/** Selects in an editor a range of its stored text. */
function chooseIn(editor: HTMLElement, html: string, { start, end, picture }: Issue): void {
  if (picture !== undefined) {
    const image = editor.querySelector(`img[data-media-id="${CSS.escape(picture)}"]`);
    if (image) select((range) => range.selectNode(image), image);
    return;
  }
  const from = wordsOf(html.slice(0, start)).length;
  const to = from + wordsOf(html.slice(start, end)).length;
  const [first, last] = [pointAt(editor, from, true), pointAt(editor, to, false)];
  if (!first || !last) return;
  select((range) => {
    range.setStart(first.node, first.at);
    range.setEnd(last.node, last.at);
  }, first.node.parentElement);
}

function select(choice: (range: Range) => void, shown: Element | null): void {
  const range = document.createRange();
  choice(range);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  shown?.scrollIntoView({ block: "center" });
}

/** The text node, and the place in it, of the character of that number; where two meet, the one that begins or ends there. */
function pointAt(
  editor: HTMLElement,
  place: number,
  begins: boolean,
): { node: Text; at: number } | undefined {
  const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  let left = place;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    if (left < node.length || (!begins && left === node.length)) return { node, at: left };
    left -= node.length;
  }
  return undefined;
}
