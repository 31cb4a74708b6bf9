import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { askLibrary, useLibraryRefresh } from "../../../media/library-answers";
import { conversionContract } from "../../../platform/conversion-contract";
import { escapeHtml } from "../../../platform/html/text";
import { createClient } from "../../../platform/http/client";
import type { Script } from "../../../platform/locale/lang";
import { toSimplified } from "../../../ui/fields/simplified";
import type { FormAround } from "../../../ui/form/draft-form";
import type { ContentType } from "../../definition";
import { descriptionsIn } from "../../pictures/descriptions";
import type { PreviewedForm } from "../../preview/staff/with-save";
import type { EntryForm } from "../../staff/form-conversion";
import { checkForm, type Found, knownIn, picturesOf } from "../check-form";
import { type Edit, type Issue, type Known, repaired, type Span, textAt, withText } from "../check-text";
import { type ForeignCharacters, withoutForeign } from "../scripts";

/** Milliseconds without a change after which a form is looked at, and those in which an idle moment is waited for. */
const PAUSE = 700;
const TIMEOUT = 2000;

/** Looks for an idle moment, where the browser can; gives what gives the looking up. */
function whenIdle(act: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: TIMEOUT });
  return () => cancelIdleCallback(asked);
}

/** Tracks whether a word is being composed, as Chinese is. */
function useComposing() {
  const composing = useRef(false);
  useEffect(() => {
    const begin = () => {
      composing.current = true;
    };
    const end = () => {
      composing.current = false;
    };
    document.addEventListener("compositionstart", begin);
    document.addEventListener("compositionend", end);
    return () => {
      document.removeEventListener("compositionstart", begin);
      document.removeEventListener("compositionend", end);
    };
  }, []);
  return composing;
}

/** Checks a form after a pause, in an idle moment, never during composition; returns its issues. */
export function useIssues({ type, form }: Pick<CheckedForm, "type" | "form">) {
  const [findings, setFindings] = useState<readonly Issue[]>([]);
  const { known: asked, ask } = useKnown();
  const typed = descriptionsIn(form);
  const known = useMemo(() => knownIn(form, asked), [typed, asked]);
  const composing = useComposing();
  const found = useRef<{ known: Known; texts: Found }>(undefined);
  const isHurried = useRef(false);
  useEffect(() => {
    let cancel = () => {};
    const look = () => {
      if (composing.current) return wait();
      if (found.current?.known !== known) found.current = { known, texts: new Map() };
      setFindings(checkForm(type, form, known, found.current.texts));
      ask(picturesOf(type, form));
    };
    const wait = () => {
      const timer = setTimeout(() => {
        cancel = whenIdle(look);
      }, PAUSE);
      cancel = () => clearTimeout(timer);
    };
    if (isHurried.current) look();
    else wait();
    isHurried.current = false;
    return () => cancel();
  }, [type, form, known, ask, composing]);
  const hurry = useCallback(() => {
    isHurried.current = true;
  }, []);
  return { findings, known, hurry };
}

/** The knowledge beside the form: the library’s of its pictures, and the characters of either script. */
function useKnown() {
  const [known, setKnown] = useState<Known>({ library: new Map() });
  const asked = useRef(new Set<string>());
  useEffect(() => {
    import("./characters").then(
      ({ foreign }) => setKnown((before) => ({ ...before, foreign })),
      () => {},
    );
  }, []);
  const ask = useCallback((ids: readonly string[]) => {
    const unknown = ids.filter((id) => !asked.current.has(id));
    if (unknown.length === 0) return;
    for (const id of unknown) asked.current.add(id);
    askLibrary(unknown).then(
      (library) => setKnown((before) => ({ ...before, library: new Map([...before.library, ...library]) })),
      // What cannot be loaded now is requested again with the next change.
      () => unknown.map((id) => asked.current.delete(id)),
    );
  }, []);
  useLibraryRefresh(
    useCallback(() => {
      const ids = [...asked.current];
      asked.current.clear();
      ask(ids);
    }, [ask]),
  );
  return { known, ask };
}

/** A form to check: by a definition, in the shape of an entry's form. */
export interface CheckedForm {
  type: Pick<ContentType, "shared" | "texts">;
  form: EntryForm;
  /** Returns a function that changes the form in its own shape. */
  change: (make: (before: EntryForm) => EntryForm) => (before: object) => object;
}

/** Turns a form of any shape into the one that is checked. */
export function checkedForm(screens: PreviewedForm["screens"], form: EntryForm): CheckedForm {
  const own = "addresses" in screens ? screens.ownForm?.written : undefined;
  if (!own) return { type: screens.type, form, change: (make) => make as (before: object) => object };
  return {
    type: own.type,
    form: own.of(form),
    change: (make) => (before) => own.with(before as EntryForm, make(own.of(before as EntryForm))),
  };
}

/** The outcome of the last press: the text before and after, or that it could not be done. */
export type Outcome =
  | { finding: Issue; path: string; before: string; after: string; isUndone: boolean }
  | { finding: Issue; failed: true };

/** Whether one press can fix it. */
export const isRepairable = ({ edits, converts }: Issue): boolean =>
  edits !== undefined || converts !== undefined;

/** Fixes issues in a form, and undoes the last fix. */
export function useRepair(checked: CheckedForm, known: Known, around: FormAround, hurry: () => void) {
  const [outcome, setOutcome] = useState<Outcome>();
  const { form, type, change } = checked;
  const put = (make: (before: EntryForm) => EntryForm) => {
    hurry();
    around.draft.setForm(change(make));
  };
  /**
   * @param words replace those in question, where the program knows no better ones
   */
  const repair = async (shown: Issue, words?: string): Promise<void> => {
    // What is shown may be older than what is typed by some moments.
    const finding = checkForm(type, form, known).find(({ key }) => key === shown.key);
    const before = finding && textAt(form, finding.path);
    if (!finding || before === undefined) return hurry();
    try {
      const { start, end } = finding;
      const said = words === undefined ? finding.edits : [{ start, end, with: escapeHtml(words) }];
      const edits = said ?? (await conversionOf(finding, before, known));
      const after = textAt(repaired(form, finding.path, edits), finding.path) ?? before;
      put((now) => (textAt(now, finding.path) === before ? withText(now, finding.path, after) : now));
      setOutcome({ finding, path: finding.path, before, after, isUndone: false });
    } catch {
      setOutcome({ finding, failed: true });
    }
  };
  const undo = () => {
    if (!outcome || "failed" in outcome) return;
    const { path, before, after } = outcome;
    put((now) => (textAt(now, path) === after ? withText(now, path, before) : now));
    setOutcome({ ...outcome, isUndone: true });
  };
  return { outcome, repair, undo };
}

async function conversionOf(
  { converts = [], lang }: Issue,
  text: string,
  { foreign }: Known,
): Promise<Edit[]> {
  return foreign ? convertedParts(text, converts, lang as Script, foreign) : [];
}

const api = createClient({ draft: conversionContract.draft });

/** Sentences that one question converts. */
const AT_ONCE = 1000;

/**
 * The edits that convert parts of a text to the characters of its script.
 * @throws {CallError} when the server cannot be reached
 */
async function convertedParts(
  text: string,
  parts: readonly Span[],
  script: Script,
  foreign: ForeignCharacters,
): Promise<Edit[]> {
  const sentences = parts.map(({ start, end }) => text.slice(start, end));
  const converted =
    script === "sim" ? await Promise.all(sentences.map(toSimplified)) : await traditional(sentences);
  return parts.map((part, at) => {
    const sentence = sentences[at] ?? "";
    return { ...part, with: inScript(sentence, converted[at] ?? sentence, script, foreign) };
  });
}

async function traditional(sentences: readonly string[]): Promise<string[]> {
  const answers: string[] = [];
  for (let at = 0; at < sentences.length; at += AT_ONCE) {
    const parts = sentences.slice(at, at + AT_ONCE).map((text) => ({ text }));
    const answer = await api.draft({ parts, from: "sim", to: "tra" });
    answers.push(...answer.parts.map((part) => ("text" in part ? part.text : part.html)));
  }
  return answers;
}

const otherOf = (script: Script): Script => (script === "tra" ? "sim" : "tra");

/**
 * Converts a sentence to a script. Of a mixed one, only the foreign characters are converted; quotations are
 * not changed.
 */
function inScript(sentence: string, converted: string, script: Script, foreign: ForeignCharacters): string {
  const read = withoutForeign(sentence);
  const own = foreign[otherOf(script)];
  const isMixed = [...read].some((each) => own.has(each));
  if (converted.length !== sentence.length) {
    // The glossary has changed the length; a sentence with a quotation is converted by characters alone.
    if (!isMixed && read === sentence) return converted;
    return byPlace(sentence, read, (each) => foreign[script].get(each) ?? each);
  }
  return byPlace(sentence, read, (each, at) =>
    !isMixed || foreign[script].has(each) ? (converted[at] ?? each) : each,
  );
}

/** A sentence with others in the place of the characters that are read, which others are blanks. */
const byPlace = (sentence: string, read: string, other: (each: string, at: number) => string): string =>
  Array.from({ length: sentence.length }, (_, at) => {
    const each = sentence.charAt(at);
    return read.charAt(at) === each ? other(each, at) : each;
  }).join("");
