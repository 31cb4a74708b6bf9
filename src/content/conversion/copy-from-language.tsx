import { Languages } from "lucide-react";
import { useContext, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { conversionContract } from "../../platform/conversion-contract";
import { read, useChanges } from "../../platform/http/client";
import { fill, LANGS, type Lang, useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { fieldId } from "../../ui/fields/field-frame";
import { useBanner } from "../../ui/frame/banner";
import {
  type EntryForm,
  valuesAt,
  valuesInRows,
  type WrittenField,
  type WrittenForm,
  WrittenFormContext,
} from "../staff/form-conversion";
import { formWords } from "../staff/form-words";
import { useIsBehind, useTranslationStatus } from "../translation/staff/translation-status";
import { isSaid, textsOfForm, visitForm } from "./form-texts";
import { hasWords, wordsOf } from "./paragraphs";
import { type DraftedText, draftTexts, ReviewDialog, type Taken, takenInto } from "./review-dialog";
import { convertWords } from "./words";

let hasService: Promise<boolean> | undefined;

/** A language that is taken from another one, in a form. */
interface Copying {
  type: WrittenForm["type"];
  words: WrittenForm["words"];
  form: EntryForm;
  setForm: (change: (before: EntryForm) => EntryForm) => void;
  /** The language that is taken. */
  to: Lang;
  /** The one field to copy, instead of all: its path without a language, and that in the request. */
  only?: { at: string; label: string; path: string };
}

/** The words of the button that converts one Chinese script into the other. */
const CONVERT_WORDS = { sim: "toSimplified", tra: "toTraditional" } as const;

/** The language that another one is taken from: of the Chinese scripts the other, for English Hong Kong's. */
const SOURCE: Readonly<Record<Lang, Lang>> = { eng: "tra", tra: "sim", sim: "tra" };

/**
 * Copies texts from another language, paragraph by paragraph as they are accepted: between the Chinese
 * scripts, and into English where there is a translation service. Nothing while there is nothing to copy.
 */
function TakeFrom(props: Copying) {
  const { type, form, to, only } = props;
  const words = useWords(formWords);
  const staff = useStaffWords();
  const hasService = useTranslationService(to === "eng");
  const [open, setOpen] = useState(false);
  const from = SOURCE[to];
  if (to === "eng" && !hasService) return null;
  if (!textsOfForm({ type, words: props.words, form }, { from, to }, only?.at).some(isSaid)) return null;
  const languages = { from: staff[from], to: staff[to] };
  const said = to === "eng" ? fill(words.draftFrom, languages) : words[CONVERT_WORDS[to]];
  return (
    <p className="copy-from">
      <button
        type="button"
        className="button button-quiet"
        aria-label={only && fill(words.takeField, { said, label: only.label })}
        onClick={() => setOpen(true)}
      >
        <Languages aria-hidden="true" size={18} />
        {said}
      </button>
      {open && <CopyDialog {...props} from={from} onClosed={() => setOpen(false)} />}
    </p>
  );
}

/** Buttons at the end of a language that copy all of its texts from another. */
export function CopyFromOthers({ form, lang }: { form: WrittenForm; lang: Lang }) {
  const { type, words, draft } = form;
  return LANGS.filter((to) => SOURCE[to] === lang).map((to) => (
    <TakeFrom key={to} {...{ type, words, to }} form={draft.form} setForm={draft.setForm} />
  ));
}

/**
 * The button above the languages of a form that converts one Chinese script to the other: from the one with
 * text, and where both have some from the Traditional, unless the Simplified is being edited and not outdated.
 */
export function ConvertScripts({ written }: { written: Lang }) {
  const form = useContext(WrittenFormContext);
  const isOutdated = useTranslationStatus()?.some(({ stale }) => stale.sim.length > 0) ?? false;
  if (!form) return null;
  const { type, words, draft } = form;
  const says = (lang: Lang) =>
    textsOfForm({ type, words, form: draft.form }, { from: lang, to: lang }).some(isSaid);
  const [tra, sim] = [says("tra"), says("sim")];
  if (!tra && !sim) return null;
  const leads = sim && written === "sim" && !isOutdated;
  const to = tra && !leads ? "sim" : "tra";
  return <TakeFrom {...{ type, words, to }} form={draft.form} setForm={draft.setForm} />;
}

/** The same of all languages, for a form that has them side by side. */
export function CopyAll() {
  const form = useContext(WrittenFormContext);
  return form && LANGS.map((lang) => <CopyFromOthers key={lang} form={form} lang={lang} />);
}

/** The English draft by a translation service, for a form whose language bar has the other buttons. */
export function CopyEnglish() {
  const form = useContext(WrittenFormContext);
  if (!form) return null;
  const { type, words, draft } = form;
  return <TakeFrom {...{ type, words }} form={draft.form} setForm={draft.setForm} to="eng" />;
}

interface CopyFieldProps extends WrittenField {
  form: WrittenForm;
  /** Its path in the form without a language. */
  at: string;
}

/** The same for one field: where it is blank, or its source has changed since it was written. */
export function CopyField({ form, field, values, at, path, label, lang }: CopyFieldProps) {
  const { type, words, draft, stored } = form;
  const before = valuesAt(type, stored, at);
  const from = SOURCE[lang];
  const source = values[from];
  const isBehind = useIsBehind(at, lang);
  const isChanged = before !== undefined && !field.isEmpty(before[lang]) && source !== before[from];
  // A row that was moved has both as they were, in another place.
  const isMoved = () =>
    valuesInRows(type, stored, at).some((each) => each[from] === source && each[lang] === values[lang]);
  const isDue = isBehind || field.isEmpty(values[lang]) || (isChanged && !isMoved());
  const hasWords = field.writing !== undefined || field.fields !== undefined;
  if (lang === "eng" || !isDue || !hasWords || field.isEmpty(source)) return null;
  const only = { at, label, path };
  return <TakeFrom {...{ type, words, only }} form={draft.form} setForm={draft.setForm} to={lang} />;
}

/** Loads once whether the site has a translation service; after a failure the next form tries again. */
function isAvailable(): Promise<boolean> {
  hasService ??= read<typeof conversionContract.service>("/api/translationService", {}).then(
    ({ available }) => available,
    () => {
      hasService = undefined;
      return false;
    },
  );
  return hasService;
}

/**
 * True once it is known that there is a translation service.
 * @param wanted whether to load it at all
 */
function useTranslationService(wanted: boolean): boolean {
  const [available, setAvailable] = useState(false);
  useEffect(() => {
    if (wanted) void isAvailable().then(setAvailable);
  }, [wanted]);
  return available;
}

interface TakeProps extends Copying {
  from: Lang;
  onClosed: () => void;
}

/** Takes texts of a form from another language: drafts them, lets somebody review them, and puts into the form what was accepted. */
function CopyDialog({ type, words: fieldWords, form, setForm, from, to, only, onClosed }: TakeProps) {
  const words = useWords(convertWords);
  const remember = useRemember();
  const typed = { type, words: fieldWords };
  const load = () => {
    const texts = textsOfForm({ ...typed, form }, { from, to }, only?.at).filter(hasWords);
    return draftTexts(texts, { from, to }, (label, number) => fill(words.paragraph, { label, number }));
  };
  const hasTaken = useRef(false);
  const closed = () => {
    flushSync(onClosed);
    if (hasTaken.current) placeAfter(only?.path)?.focus();
  };
  const take = (drafted: readonly DraftedText[], taken: readonly Taken[]) => {
    const results = new Map(taken.map(({ proposal, result }) => [proposal.key, result]));
    const values = new Map(drafted.map((each) => [each.text.path, takenInto(each, results)]));
    setForm((before) =>
      visitForm({ ...typed, form: before }, { from, to }, ({ path }) => values.get(path), only?.at),
    );
    hasTaken.current = true;
    void remember(from, to, taken);
  };
  return <ReviewDialog {...{ from, to, load }} onClosed={closed} onTake={take} />;
}

/** The place to go on from: the field that was taken, after all of them the button that saves. */
const placeAfter = (path: string | undefined): HTMLElement | null =>
  path === undefined
    ? document.querySelector<HTMLElement>(".submit-row [type=submit]")
    : document.getElementById(fieldId(path));

/**
 * Returns a function that stores accepted paragraphs for the next time, and says how many were put into the
 * form.
 */
function useRemember() {
  const words = useWords(convertWords);
  const banner = useBanner();
  const changes = useChanges(conversionContract);
  return async (from: Lang, to: Lang, taken: readonly Taken[]) => {
    const pairs = taken.flatMap(({ proposal: { text, source }, result }) => {
      const [one, other] = [wordsOf(text.writing, source), wordsOf(text.writing, result)];
      return one.length === other.length
        ? one.map((each, at) => ({ source: each.trim(), result: (other[at] ?? "").trim() }))
        : [];
    });
    const accepted = pairs.filter(({ source, result }) => source !== "" && result !== "");
    let text = fill(words.taken, { count: taken.length });
    if (from !== "eng" && to !== "eng" && accepted.length > 0) {
      await changes.remember({ from, pairs: accepted }).catch(() => {
        text = words.notRemembered;
      });
    }
    banner({ text });
  };
}
