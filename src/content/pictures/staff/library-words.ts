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

/** Has each picture that waits after a failed question ask again; they then ask together. */
const failed = new Set<() => void>();

const askAgain = () => {
  for (const again of [...failed]) again();
};

interface LibraryWords {
  /** What the library says of the picture; undefined until it is known. */
  library: LibraryPicture | undefined;
  /** Where the question failed: asks again, for every picture of the screen. */
  again: (() => void) | undefined;
}

/** The library's words for a picture. */
export function useLibraryWords(id: string): LibraryWords {
  const [asked, setAsked] = useState(0);
  const [words, setWords] = useState<LibraryWords>({ library: undefined, again: undefined });
  useEffect(() => {
    let isGone = false;
    const again = () => setAsked((times) => times + 1);
    askTogether(id).then(
      (pictures) => !isGone && setWords({ library: pictures.get(id), again: undefined }),
      () => {
        if (isGone) return;
        failed.add(again);
        setWords({ library: undefined, again: askAgain });
      },
    );
    return () => {
      isGone = true;
      failed.delete(again);
    };
  }, [id, asked]);
  return words;
}
