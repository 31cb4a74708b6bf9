import { EyeOff } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { type KeepBack, KeepBackContext } from "../../api/keep-back-context";
import { fill } from "../../locale/fill";
import { LANGS, type Lang } from "../../locale/lang";
import { useLang, useWords } from "../../locale/lang-context";
import { useStaffWords } from "../../locale/words/staff";
import type { ContentType } from "../definition";
import type { Field, Fields } from "../field";
import type { GroupField } from "../kinds/group";
import { keptBackIn, type Waiting } from "../versions/kept-back";
import { keptWords, namesOfLanguages } from "./kept-words";
import { usePublish } from "./use-publish";

interface KeptLanguages {
  /** Those that the next save keeps back. */
  kept: readonly Lang[];
  keep: (kept: readonly Lang[]) => void;
}

const KeptLanguagesContext = createContext<KeptLanguages>({ kept: [], keep: () => {} });

/** The languages that the form around keeps back. */
export const useKeptLanguages = (): KeptLanguages => useContext(KeptLanguagesContext);

interface KeptLanguagesProviderProps {
  /** The part of the entry that waits already: it is kept back until somebody says otherwise. */
  waiting: Waiting | null | undefined;
  children: ReactNode;
}

/** Holds for one form which languages its saves keep back. */
export function KeptLanguagesProvider({ waiting, children }: KeptLanguagesProviderProps) {
  const before = waiting ? keptBackIn(waiting).join() : "";
  const [kept, setKept] = useState<readonly Lang[]>(() => (waiting ? keptBackIn(waiting) : []));
  const [keepBack] = useState<KeepBack>(() => ({ current: kept }));
  const keep = useMemo(
    () => (langs: readonly Lang[]) => {
      keepBack.current = langs;
      setKept(langs);
    },
    [keepBack],
  );
  useEffect(() => {
    if (keepBack.saving) return;
    // What this form itself has sent says nothing new, and may arrive after another choice.
    const isOwn = keepBack.sent?.join() === before;
    keepBack.sent = undefined;
    if (!isOwn) keep(LANGS.filter((lang) => before.split(",").includes(lang)));
  }, [before, keep, keepBack]);
  return (
    <KeepBackContext value={keepBack}>
      <KeptLanguagesContext value={useMemo(() => ({ kept, keep }), [kept, keep])}>
        {children}
      </KeptLanguagesContext>
    </KeepBackContext>
  );
}

/** Tells whether an entry of a type says something in each language, of which one can be kept back. */
export const isInLanguages = ({ texts, shared }: Pick<ContentType, "texts" | "shared">): boolean =>
  Object.keys(texts).length > 0 || Object.values(shared).some(hasLanguages);

function hasLanguages(field: Field): boolean {
  if (field.kind !== "group" && field.kind !== "groups") return field.kind === "localized";
  return Object.values((field as GroupField<Fields>).fields).some(hasLanguages);
}

/** Chooses which languages visitors get with the next save: all, unless somebody takes a tick away. */
export function PublishChoice({ onPublish }: { onPublish: () => void }) {
  const words = useWords(keptWords);
  const staff = useStaffWords();
  const lang = useLang();
  const { kept, keep } = useKeptLanguages();
  const toggle = (toggled: Lang, isPublished: boolean) =>
    keep(LANGS.filter((each) => (each === toggled ? !isPublished : kept.includes(each))));
  const publishAll = () => {
    flushSync(() => keep([]));
    onPublish();
  };
  return (
    <fieldset className="publish-choice">
      <legend className="field-label">{words.publish}</legend>
      <div className="publish-choice-languages">
        {LANGS.map((each) => (
          <label key={each} className="check">
            <input
              type="checkbox"
              checked={!kept.includes(each)}
              onChange={(event) => toggle(each, event.target.checked)}
            />
            {fill(words.publishOne, { language: staff[each] })}
          </label>
        ))}
        {kept.length > 0 && (
          <button type="button" className="button button-quiet" onClick={publishAll}>
            {words.saveAndPublish}
          </button>
        )}
      </div>
      <p className="field-hint">
        {kept.length > 0
          ? fill(words.keptHint, { languages: namesOfLanguages(kept, lang) })
          : words.publishHint}
      </p>
    </fieldset>
  );
}

/** Says at a language that it is kept back. */
export function KeptChip({ lang }: { lang: Lang }) {
  const words = useWords(keptWords);
  if (!useKeptLanguages().kept.includes(lang)) return null;
  return (
    <span className="chip" data-kept>
      <EyeOff aria-hidden="true" size={16} />
      <span>{words.kept}</span>
    </span>
  );
}

/** The banner after a save. */
interface SavedNotice {
  text: string;
  view?: string | undefined;
  action?: { label: string; run: () => void };
}

/** Gives what a banner says of a save besides that it is done: which languages it kept back, and the way to publish them. */
export function useKeptBanner(type: string) {
  const lang = useLang();
  const words = useWords(keptWords);
  const keepBack = useContext(KeepBackContext);
  const { publish } = usePublish(type);
  return (notice: SavedNotice, id: string): SavedNotice => {
    const kept = keepBack.current;
    if (kept.length === 0) return notice;
    const said = fill(words.keptBanner, { languages: namesOfLanguages(kept, lang) });
    const action = { label: words.publishNow, run: () => void publish(id) };
    // Of what visitors get nothing of there may be no page to see.
    const view = kept.length === LANGS.length ? undefined : notice.view;
    return { ...notice, text: `${notice.text}${words.gap}${said}`, view, action };
  };
}
