import { useEffect, useState } from "react";
import { read } from "../platform/http/client";
import type { OutputOf } from "../platform/http/contract";
import type { describedContract } from "./library-contract";

/** A picture as the library describes it. */
export type LibraryPicture = Omit<OutputOf<typeof describedContract.described>["media"][number], "_id">;

/** Pictures of the library by their ids; those not queried yet are absent. */
export type LibraryPictures = ReadonlyMap<string, LibraryPicture>;

/** Pictures in one query. */
const AT_ONCE = 100;

/** Queries the library about pictures. */
export async function askLibrary(ids: readonly string[]): Promise<LibraryPictures> {
  const answers = new Map<string, LibraryPicture>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const media_ids = ids.slice(at, at + AT_ONCE).join(",");
    const { media } = await read<typeof describedContract.described>("/api/describedMedia", { media_ids });
    for (const { _id, ...picture } of media) answers.set(_id, picture);
  }
  return answers;
}

/** The shared query of the pictures on one screen. */
let asking: { ids: Set<string>; answer: Promise<LibraryPictures> } | undefined;

/** Queries one picture, batched with the others of the moment. */
export function askTogether(id: string): Promise<LibraryPictures> {
  const ids = asking?.ids ?? new Set<string>();
  ids.add(id);
  asking ??= {
    ids,
    answer: Promise.resolve().then(() => {
      asking = undefined;
      return askLibrary([...ids]);
    }),
  };
  return asking.answer;
}

const listeners = new Set<() => void>();

/** Makes every listener query the library again, after a change on this screen. */
export function refreshLibrary(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls `listener` whenever the library is to be queried again. */
export function useLibraryRefresh(listener: () => void): void {
  useEffect(() => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [listener]);
}

interface LibraryAnswer {
  /** The library's answer on the picture; undefined until it is known. */
  library: LibraryPicture | undefined;
  /** True where the query failed: {@link refreshLibrary} retries it. */
  failed: boolean;
}

const UNKNOWN: LibraryAnswer = { library: undefined, failed: false };

/** The library's record of a picture. */
export function useLibraryPicture(id: string): LibraryAnswer {
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState(UNKNOWN);
  const [again] = useState(() => () => setAsked((times) => times + 1));
  useLibraryRefresh(again);
  useEffect(() => {
    let isGone = false;
    askTogether(id).then(
      (pictures) => !isGone && setAnswer({ library: pictures.get(id), failed: false }),
      () => !isGone && setAnswer({ library: undefined, failed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [id, asked]);
  return answer;
}
