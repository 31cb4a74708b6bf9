import { Check, CircleDashed, EyeOff, History, type LucideIcon } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { createClient, useChanges } from "../../../platform/http/client";
import { fill, LANG_TAG, type Lang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import type { ContentType } from "../../definition";
import { Difference } from "../../revisions/staff/difference";
import { type StaleParagraph, type TranslationStatus, translationContract } from "../contract";
import type { TranslationState } from "../states";
import { fieldStateWords } from "./field-words";
import { translationStates } from "./words";

/** The texts of an entry, and a function that reloads them. */
interface TrackedTexts {
  type: string;
  id: string;
  texts: readonly TranslationStatus[];
  refresh: () => Promise<void>;
}

interface FieldStateProps {
  /** Path of the field without a language, and what it is called. */
  path: string;
  label: string;
  lang: Lang;
  /** True of a field whose nested fields have no status of their own: it is shown here. */
  isWhole?: boolean;
}

const TranslationStatusContext = createContext<TrackedTexts | undefined>(undefined);

/** The texts of the entry of the form around, once they are known. */
export const useTranslationStatus = (): readonly TranslationStatus[] | undefined =>
  useContext(TranslationStatusContext)?.texts;

/** Whether a language is known to be outdated in a field; its path is without a language. */
export const useIsBehind = (path: string, lang: Lang): boolean =>
  useTranslationStatus()?.some(({ stale }) => stale[lang].some(({ field }) => field === path)) ?? false;

interface TranslationStatusProviderProps {
  type: Pick<ContentType, "name" | "isForStaff">;
  /** Undefined for an entry without a save. */
  id: string | undefined;
  /** The shown content, or a key that identifies it: a change reloads. */
  version: number | string | undefined;
  children: ReactNode;
}

/**
 * Loads which languages of an entry's texts are outdated. A form works as well without an answer, and the
 * form of a new entry, or of one that only staff read, loads nothing.
 */
export function TranslationStatusProvider({
  type: { name: type, isForStaff },
  id,
  version,
  children,
}: TranslationStatusProviderProps) {
  const [texts, setTexts] = useState<TrackedTexts["texts"]>();
  const refresh = useCallback(async () => {
    if (id === undefined || isForStaff) return;
    setTexts(await readTranslationStatus(type, id));
  }, [type, id, isForStaff]);
  useEffect(() => {
    // A save creates another revision, with another status.
    if (version !== undefined) void refresh().catch(() => undefined);
  }, [refresh, version]);
  const isKnown = id !== undefined && texts !== undefined;
  return (
    <TranslationStatusContext value={isKnown ? { type, id, refresh, texts } : undefined}>
      {children}
    </TranslationStatusContext>
  );
}

/** Shows below a field how its language is outdated, once that is known. */
export function FieldState(props: FieldStateProps) {
  const tracked = useContext(TranslationStatusContext);
  return tracked && <FieldStateView {...props} tracked={tracked} />;
}

const api = createClient(translationContract);

/** The state of the texts of an entry, as the server has it. */
const readTranslationStatus = async (type: string, id: string): Promise<readonly TranslationStatus[]> =>
  (await api.texts({ type, id })).texts;

/**
 * Shows how a field is outdated in a language: the difference of its source, and a button that marks it as up
 * to date.
 */
function FieldStateView({
  path,
  label,
  lang,
  isWhole = false,
  tracked,
}: FieldStateProps & { tracked: TrackedTexts }) {
  const changes = useChanges(translationContract);
  const banner = useBanner();
  const words = useWords(fieldStateWords);
  const box = useRef<HTMLDivElement>(null);
  const [isSettled, setSettled] = useState(false);
  const { type, id, texts, refresh } = tracked;
  const behind = behindAt(texts, { path, lang, isWhole });
  const confirm = async (text: TranslationStatus, hashes: readonly string[]) => {
    const said = { type, id, path: text.path, lang };
    if (hashes.length === text.stale[lang].length) await changes.confirm(said);
    else for (const hash of new Set(hashes)) await changes.confirm({ ...said, hash });
    setSettled(true);
    await refresh();
    // The button is gone; the focus moves here.
    box.current?.focus();
    banner({ text: fill(words.isRight, { label }) });
  };
  if (behind.length === 0 && !isSettled) return null;
  return (
    <div ref={box} tabIndex={-1} className="stack">
      {behind.map(({ text, paragraphs }) => (
        <StaleText
          key={text.path}
          {...{ source: text.source, paragraphs, label }}
          onConfirm={(hashes) => confirm(text, hashes)}
        />
      ))}
    </div>
  );
}

interface Behind {
  text: TranslationStatus;
  paragraphs: readonly StaleParagraph[];
}

/** The paragraphs of a field that a language is behind with, by their texts. */
function behindAt(
  texts: readonly TranslationStatus[],
  { path, lang, isWhole }: Pick<FieldStateProps, "path" | "lang"> & { isWhole: boolean },
): Behind[] {
  const isHere = (text: TranslationStatus, { field }: StaleParagraph) =>
    field === path || (isWhole && (text.path === path || text.path.startsWith(`${path}.`)));
  return texts
    .map((text) => ({ text, paragraphs: text.stale[lang].filter((each) => isHere(text, each)) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

interface StaleTextProps {
  /** The source language. */
  source: Lang;
  paragraphs: readonly StaleParagraph[];
  label: string;
  onConfirm: (hashes: readonly string[]) => Promise<void>;
}

function StaleText({ source, paragraphs, label, onConfirm }: StaleTextProps) {
  const words = useWords(fieldStateWords);
  const staff = useStaffWords();
  const { save, saving, problem } = useSave();
  const say = (some: readonly StaleParagraph[]) => void save(() => onConfirm(some.map(({ hash }) => hash)));
  return (
    <fieldset className="field-state">
      <legend>
        <StateChip state="stale" /> {fill(words.behind, { label, language: staff[source] })}
      </legend>
      <ul>
        {paragraphs.map((paragraph) => (
          <li key={paragraph.hash}>
            <StaleLine paragraph={paragraph} source={source} />
            {paragraphs.length > 1 && (
              <button
                type="button"
                className="button button-quiet"
                disabled={saving}
                onClick={() => say([paragraph])}
              >
                {words.rightHere}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="button button-quiet" disabled={saving} onClick={() => say(paragraphs)}>
        <Check aria-hidden="true" size={18} />
        {words.rightNow}
      </button>
      <ProblemSummary problem={problem} labelOf={() => label} />
    </fieldset>
  );
}

/** A paragraph of the source before and after. */
function StaleLine({ paragraph: { before, after }, source }: { paragraph: StaleParagraph; source: Lang }) {
  const words = useWords(fieldStateWords);
  const former = before.join(" ");
  const kind = after === null ? words.takenOut : former === "" ? words.added : words.changed;
  return (
    <>
      <strong>{kind}</strong>{" "}
      <span lang={LANG_TAG[source]} className="difference">
        <Difference before={former} after={after ?? ""} />
      </span>
    </>
  );
}

/** The state of a text in a language, by a mark and in words. */
export function StateChip({ state }: { state: TranslationState }) {
  const words = useWords(translationStates);
  const Icon = STATE_ICONS[state];
  return (
    <span className="chip" data-state={state} data-complete={state === "reviewed"}>
      <Icon aria-hidden="true" size={16} />
      <span>{words[state]}</span>
    </span>
  );
}

/** The marks of the states of a text in a language; those that lists load for other things, since all are in each list. */
export const STATE_ICONS: Record<TranslationState, LucideIcon> = {
  missing: CircleDashed,
  stale: History,
  draft: EyeOff,
  reviewed: Check,
};
