import { useEffect, useState } from "react";
import type { LibraryPicture, LibraryPictures } from "../../checks/pictures";
import { askLibrary } from "../../checks/staff/library-answers";

/** The question that the pictures of one screen ask together. */
let asking: { ids: Set<string>; answer: Promise<LibraryPictures> } | undefined;

function askTogether(id: string): Promise<LibraryPictures> {
  const ids = asking?.ids ?? new Set<string>();
  ids.add(id);
  asking ??= {
    ids,
    answer: Promise.resolve().then(() => {
      asking = undefined;
      return askLibrary([...ids], new Map());
    }),
  };
  return asking.answer;
}

/** The library's words for a picture; undefined until they are known. */
export function useLibraryWords(id: string): LibraryPicture | undefined {
  const [found, setFound] = useState<LibraryPicture>();
  useEffect(() => {
    let isGone = false;
    askTogether(id).then(
      (pictures) => !isGone && setFound(pictures.get(id)),
      () => {}, // nothing is said of it then
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  return found;
}
