import { flushSync } from "react-dom";
import { decodeEntities } from "../../../platform/html/text";
import { LANGS, type Lang } from "../../../platform/locale/lang";
import { fieldId } from "../../../ui/fields/field-frame";
import type { FormAround } from "../../../ui/form/form-around";
import { DESCRIPTIONS } from "../../pictures/descriptions";
import { type Issue, textAt } from "../issue";

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
export function goTo(finding: Issue, form: object, { requestPrefix, reveal }: FormAround): void {
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
