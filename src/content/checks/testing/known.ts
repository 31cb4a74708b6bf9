import type { Known } from "../check-text";
import type { LibraryPicture } from "../pictures";
import { foreign } from "../staff/characters";

/** A picture of the library without a description, unless `parts` say more. */
export const picture = (parts: Partial<LibraryPicture> = {}): LibraryPicture => ({
  originalFilename: "IMG_2031.jpg",
  alt: { eng: "", tra: "", sim: "" },
  decorative: false,
  ...parts,
});

/** The knowledge beside a text, with these pictures. */
export const knowing = (pictures: Readonly<Record<string, LibraryPicture>> = {}): Known => ({
  library: new Map(Object.entries(pictures)),
  foreign,
});
