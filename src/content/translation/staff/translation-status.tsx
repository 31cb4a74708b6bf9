import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import type { Lang } from "../../../platform/locale/lang";
import type { ContentType } from "../../definition";
import type { TranslationStatus } from "../contract";
import { FieldStateView, readTranslationStatus } from "./field-state";

/** The texts of an entry, and a function that reloads them. */
export interface TrackedTexts {
  type: string;
  id: string;
  texts: readonly TranslationStatus[];
  refresh: () => Promise<void>;
}

export interface FieldStateProps {
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
