import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { isLang, LANGS, type Lang } from "../../../platform/locale/lang";
import { fieldId } from "../../../ui/fields/field-frame";
import type { Field } from "../../field";
import type { TranslationStatus } from "../contract";
import { useTranslationStatus } from "./translation-status";

/** The fields of a form that each language has for itself, by their names. */
type Texts = Readonly<Record<string, Pick<Field, "isAligned">>>;

/**
 * Starts a form at the field that its address names without a language, as `?lang=sim&field=staff.2.name`
 * does, or `?field=fps` for a shared field. In a list, it moves on to the first that needs attention, once
 * that is known and unless the user has moved on.
 * @param prefix of the paths of the request
 */
export function useRequestedField(texts: Texts, prefix: string): void {
  const { search } = useLocation();
  const tracked = useTranslationStatus();
  const begun = useRef<Begun & { search: string }>(undefined);
  useEffect(() => {
    const query = new URLSearchParams(search);
    const [named, field] = [query.get("lang"), query.get("field")];
    if (!field) return undefined;
    const lang = isLang(named) ? named : undefined;
    const go = (path: string) => goTo(controlOf(texts, prefix, path, lang));
    if (begun.current?.search !== search) {
      const begin = () => {
        if (!controlOf(texts, prefix, field, lang)) return false;
        begun.current = { search, ...go(field) };
        return true;
      };
      if (!begin()) return onceThere(begin);
    }
    const now = begun.current;
    const needed = lang && needIn(tracked, field, lang);
    if (!tracked || !now?.at || document.activeElement !== now.at) return undefined;
    now.at = null;
    if (needed === undefined || needed === field) return undefined;
    for (const fold of now.opened) fold.open = false;
    go(needed);
    return undefined;
  }, [search, texts, prefix, tracked]);
}

/** Tries again with everything that is mounted later, as a lazily loaded editor, unless the user began. */
function onceThere(begin: () => boolean): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement?.matches(CONTROL) || begin()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The field of a text in which something is missing in a language, else the first that is out of date. */
function needIn(
  tracked: readonly TranslationStatus[] | undefined,
  path: string,
  lang: Lang,
): string | undefined {
  const text = tracked?.find((each) => each.path === path);
  return text && (text.missing[lang][0] ?? text.stale[lang][0]?.field);
}

/** The control of the field at a path without a language; of a list that of the first field in it. */
function controlOf(texts: Texts, prefix: string, path: string, lang: Lang | undefined): HTMLElement | null {
  const [name = "", ...inner] = path.split(".");
  const [row = "0", ...rest] = inner;
  const id = (own: string) => fieldId(`${prefix}${own}`);
  const first = (selector: string) => document.querySelector<HTMLElement>(`:is(${selector})${FOCUSED}`);
  if (!lang) return first(`[id="${id(path)}"], [id^="${id(path)}-"]`);
  if (texts[name]?.isAligned) {
    return first(`[id^="${id(`${name}.${row}.${lang}.${rest.join(".")}`)}"]`);
  }
  if (name in texts) {
    // What all languages share has one control.
    for (const each of [lang, ...LANGS]) {
      const own = id(`${each}.${path}`);
      const control = first(`[id="${own}"]`) ?? first(`[id^="${own}-"]`);
      if (control) return control;
    }
    return null;
  }
  return first(`[id="${id(`${path}.${lang}`)}"], [id^="${id(path)}-"][id$="-${lang}"]`);
}

/** Elements that can be typed into, chosen in or pressed. */
const CONTROL = ":is(input, textarea, select, button, [contenteditable=true])";
const FOCUSED = `:is(${CONTROL}, [tabindex])`;

interface Begun {
  at: HTMLElement | null;
  /** The folds that were closed until then. */
  opened: readonly HTMLDetailsElement[];
}

/** Focuses and shows it, opening folds around it: browsers do not focus hidden elements. */
function goTo(control: HTMLElement | null): Begun {
  const opened: HTMLDetailsElement[] = [];
  for (let fold = control?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
    if (!fold.open) opened.push(fold);
    fold.open = true;
  }
  control?.focus();
  control?.scrollIntoView({ block: "center" });
  return { at: control, opened };
}
