import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { askLibrary, useLibraryRefresh } from "../../../media/library-answers";
import type { ContentType } from "../../definition";
import { descriptionsIn } from "../../pictures/descriptions";
import type { PreviewedForm } from "../../preview/staff/with-save";
import type { EntryForm } from "../../staff/form-conversion";
import { checkForm, type Found, knownIn, picturesOf } from "../check-form";
import type { Known } from "../check-text";
import type { Issue } from "../issue";

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
