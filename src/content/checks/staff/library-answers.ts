import type { describedContract } from "../../../media/described-contract";
import { read } from "../../../platform/http/client";
import type { LibraryPicture, LibraryPictures } from "../pictures";

/** Pictures that one question asks about. */
const AT_ONCE = 100;

/** Asks the library about pictures; gives its answers with those that are known already. */
export async function askLibrary(ids: readonly string[], known: LibraryPictures): Promise<LibraryPictures> {
  const answers = new Map<string, LibraryPicture>(known);
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const media_ids = ids.slice(at, at + AT_ONCE).join(",");
    const { media } = await read<typeof describedContract.described>("/api/describedMedia", { media_ids });
    for (const { _id, ...picture } of media) answers.set(_id, picture);
  }
  return answers;
}
