import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { createClient, useChanges } from "../../../api/client";
import { type FollowedText, translationContract } from "../../translation/contract";

interface Followed {
  type: string;
  id: string;
  texts: readonly FollowedText[];
  refresh: () => Promise<void>;
}

const FollowedContext = createContext<Followed | undefined>(undefined);
const api = createClient(translationContract);

interface FollowedTextsProps {
  type: string;
  /** Undefined for an entry that nobody has saved. */
  id: string | undefined;
  /** Of what is shown: another one is asked about anew. */
  version: number | undefined;
  children: ReactNode;
}

/** Knows of the texts of an entry which languages are behind. A form works as well while nobody could say. */
export function FollowedTexts({ type, id, version, children }: FollowedTextsProps) {
  const [texts, setTexts] = useState<readonly FollowedText[]>([]);
  const refresh = useCallback(async () => {
    if (id !== undefined) setTexts((await api.texts({ type, id }).catch(() => ({ texts: [] }))).texts);
  }, [type, id]);
  // A save makes another version, of which other things are true.
  useEffect(() => void refresh(), [refresh, version]);
  return (
    <FollowedContext value={id === undefined ? undefined : { type, id, texts, refresh }}>
      {children}
    </FollowedContext>
  );
}

/** The texts of a field and of those within it, and what says that one is right as it stands. */
export function useFollowed(field: string) {
  const followed = useContext(FollowedContext);
  const changes = useChanges(translationContract);
  const texts = followed?.texts.filter(({ path }) => path === field || path.startsWith(`${field}.`)) ?? [];
  const confirm = async (path: string, lang: "eng" | "tra" | "sim", hash?: string) => {
    if (!followed) return;
    const { type, id, refresh } = followed;
    await changes.confirm({ type, id, path, lang, ...(hash !== undefined && { hash }) });
    await refresh();
  };
  return { texts, confirm };
}
