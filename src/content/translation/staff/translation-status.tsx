import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import type { Lang } from "../../../platform/locale/lang";
import type { ContentType } from "../../definition";
import type { TranslationStatus } from "../contract";
import { FieldStateView, readTranslationStatus } from "./field-state";

/** The texts of an entry, and what asks about them anew. */
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
  /** True of a field in which others are that say nothing of themselves: what is in them is said here. */
  isWhole?: boolean;
}

const TranslationStatusContext = createContext<TrackedTexts | undefined>(undefined);

/** The texts of the entry of the form around, once they are known. */
export const useTranslationStatus = (): readonly TranslationStatus[] | undefined =>
  useContext(TranslationStatusContext)?.texts;

/** Tells whether a language is known to be behind in a field; its path is without a language. */
export const useIsBehind = (path: string, lang: Lang): boolean =>
  useTranslationStatus()?.some(({ stale }) => stale[lang].some(({ field }) => field === path)) ?? false;

interface TranslationStatusProviderProps {
  type: Pick<ContentType, "name" | "isForStaff">;
  /** Undefined for an entry that nobody has saved. */
  id: string | undefined;
  /** Of what is shown, or else what tells it from another one: that is asked about anew. */
  version: number | string | undefined;
  children: ReactNode;
}

/**
 * Knows of the texts of an entry which languages are behind. A form works as well while nobody could say, and one of
 * something new, or of what only staff read, fetches nothing.
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
    // A save makes another version, of which other things are true.
    if (version !== undefined) void refresh().catch(() => undefined);
  }, [refresh, version]);
  const isKnown = id !== undefined && texts !== undefined;
  return (
    <TranslationStatusContext value={isKnown ? { type, id, refresh, texts } : undefined}>
      {children}
    </TranslationStatusContext>
  );
}

/** Says below a field what its language is behind with, once that is known. */
export function FieldState(props: FieldStateProps) {
  const tracked = useContext(TranslationStatusContext);
  return tracked && <FieldStateView {...props} tracked={tracked} />;
}
